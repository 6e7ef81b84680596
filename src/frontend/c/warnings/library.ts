/** What is known of functions of the C library, by name, where their declarations do not say it. */
import type { FormatAttribute, FuncSymbol } from '../tree.ts';

const printf = (string: number, isList = false): FormatAttribute => ({
  kind: 'printf',
  string,
  first: isList ? 0 : string + 1,
});
const scanf = (string: number, isList = false): FormatAttribute => ({ ...printf(string, isList), kind: 'scanf' });

const formats: ReadonlyMap<string, FormatAttribute> = new Map(
  Object.entries({
    printf: printf(1),
    fprintf: printf(2),
    dprintf: printf(2),
    sprintf: printf(2),
    snprintf: printf(3),
    vprintf: printf(1, true),
    vfprintf: printf(2, true),
    vsprintf: printf(2, true),
    vsnprintf: printf(3, true),
    scanf: scanf(1),
    fscanf: scanf(2),
    sscanf: scanf(2),
    vscanf: scanf(1, true),
    vfscanf: scanf(2, true),
    vsscanf: scanf(2, true),
  }),
);

/** Arguments that must not be null. */
const nonnull: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries({
    strlen: [1],
    strcpy: [1, 2],
    strncpy: [1, 2],
    strcat: [1, 2],
    strncat: [1, 2],
    strcmp: [1, 2],
    strncmp: [1, 2],
    strchr: [1],
    strrchr: [1],
    strstr: [1, 2],
    strdup: [1],
    memcpy: [1, 2],
    memmove: [1, 2],
    memset: [1],
    memcmp: [1, 2],
    memchr: [1],
    printf: [1],
    fprintf: [1, 2],
    sprintf: [1, 2],
    puts: [1],
    fputs: [1, 2],
    fopen: [1, 2],
    fclose: [1],
    fgets: [1, 3],
    atoi: [1],
    atof: [1],
    strtol: [1],
    strtod: [1],
    qsort: [1, 4],
  }),
);

/** Functions of which the last argument is the size of what the first leads to, and which may be a second. */
export const memoryFunctions: ReadonlyMap<string, number> = new Map(
  Object.entries({ memset: 1, memcpy: 2, memmove: 2, memcmp: 2, bzero: 1, strncpy: 2, strncmp: 2, strncat: 1 }),
);

/** Is it the library's, not a function of the program with the same name? */
export function isLibrary({ span }: FuncSymbol): boolean {
  return span.source.name.startsWith('<');
}

export function formatOf(func: FuncSymbol): FormatAttribute | undefined {
  const { format } = func.attributes;
  return format ?? (isLibrary(func) ? formats.get(func.name) : undefined);
}

/** Arguments that must not be null, from 1; all addresses if the list is empty. */
export function nonnullOf(func: FuncSymbol): readonly number[] | undefined {
  const { attributes } = func;
  return attributes.nonnull ?? (isLibrary(func) ? nonnull.get(func.name) : undefined);
}

/** In which header a program finds a name. */
const names: Readonly<Record<string, string>> = {
  stdio:
    'printf fprintf sprintf snprintf vprintf vfprintf vsnprintf scanf fscanf sscanf puts fputs putchar putc fputc getchar getc fgetc fgets ungetc fopen fclose ' +
    'fread fwrite fseek ftell rewind fflush feof ferror clearerr perror remove rename tmpfile setvbuf FILE EOF stdin stdout stderr fpos_t SEEK_SET SEEK_CUR SEEK_END BUFSIZ',
  stdlib:
    'malloc calloc realloc free exit abort atexit atoi atol atoll atof strtol strtoul strtoll strtoull strtod strtof rand srand qsort bsearch abs labs llabs div ' +
    'getenv system EXIT_SUCCESS EXIT_FAILURE RAND_MAX div_t ldiv_t',
  string:
    'strlen strcpy strncpy strcat strncat strcmp strncmp strchr strrchr strstr strtok strdup strndup strspn strcspn strpbrk strerror memcpy memmove memset memcmp memchr',
  ctype:
    'isalpha isdigit isalnum isspace isupper islower ispunct isprint iscntrl isxdigit isgraph isblank toupper tolower',
  math: 'sqrt pow sin cos tan asin acos atan atan2 exp log log2 log10 floor ceil round trunc fabs fmod hypot cbrt isnan isinf NAN INFINITY HUGE_VAL',
  stdbool: 'bool true false',
  stddef: 'size_t ptrdiff_t NULL offsetof max_align_t wchar_t',
  stdint:
    'int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intptr_t uintptr_t intmax_t uintmax_t INT32_MAX INT64_MAX UINT32_MAX UINT64_MAX SIZE_MAX INT8_MAX INT16_MAX UINT8_MAX UINT16_MAX INT32_MIN INT64_MIN',
  limits:
    'INT_MAX INT_MIN UINT_MAX LONG_MAX LONG_MIN ULONG_MAX CHAR_BIT CHAR_MAX CHAR_MIN SHRT_MAX SHRT_MIN LLONG_MAX LLONG_MIN ULLONG_MAX UCHAR_MAX SCHAR_MAX USHRT_MAX',
  stdarg: 'va_list va_start va_arg va_end va_copy',
  assert: 'assert static_assert',
  errno: 'errno ERANGE EDOM EINVAL ENOENT ENOMEM',
  time: 'time clock time_t clock_t difftime mktime localtime gmtime strftime CLOCKS_PER_SEC',
  setjmp: 'setjmp longjmp jmp_buf',
  signal: 'signal raise SIGINT SIGTERM SIGSEGV SIGABRT sig_atomic_t',
  inttypes: 'PRId64 PRIu64 PRIx64 PRId32 PRIu32 strtoimax strtoumax imaxabs',
  float: 'DBL_MAX DBL_MIN FLT_MAX FLT_MIN DBL_EPSILON FLT_EPSILON',
  complex: 'creal cimag cabs carg conj csqrt cexp',
};

const headers: ReadonlyMap<string, string> = new Map(
  Object.entries(names).flatMap(([header, words]) => words.split(' ').map((word) => [word, `${header}.h`] as const)),
);

/** `stdio.h` for `printf`. */
export function headerOf(name: string): string | undefined {
  return headers.get(name);
}

/** The headers that there are. */
export const libraryHeaders: readonly string[] = [
  ...Object.keys(names),
  ...'fenv iso646 locale stdalign stdatomic stdnoreturn tgmath threads uchar wchar wctype strings unistd'.split(' '),
].map((name) => `${name}.h`);
