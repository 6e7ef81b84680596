/**
 * Names that a program in C leaves alone: keywords of C and C++, what the headers that a built file includes declare on any system, and
 * what compilers know without a declaration. They are those of C99 to C23, POSIX, GNU, the BSDs and Windows, as far as these are
 * not recognised by their form:
 *
 *     sinf sinl sinf64x     the function of another type, where `sin` is in the list
 *     _name                 the implementation's; EOF, M_PI: macros, which have no small letters; size_t: types
 */
const words = new Set(
  `
  L_ctermid L_cuserid L_tmpnam M_1_PIf M_1_PIl M_2_PIf M_2_PIl M_2_SQRTPIf M_2_SQRTPIl M_Ef M_El M_LN10f M_LN10l M_LN2f M_LN2l
  M_LOG10Ef M_LOG10El M_LOG2Ef M_LOG2El M_PI_2f M_PI_2l M_PI_4f M_PI_4l M_PIf M_PIl M_SQRT1_2f M_SQRT1_2l M_SQRT2f M_SQRT2l P_tmpdir
  a64l abort abs accept access acos acosh alarm alignas aligned_alloc alignof alloca and_eq arc4random arc4random_buf
  arc4random_uniform asctime asctime_r asin asinh asm asprintf assert at_quick_exit atan atan2 atanh atexit atof atoi atol
  atomic_load atomic_store auto basename bcmp bcopy be16toh be32toh be64toh bind bitand bitor bool break bsearch bzero cabs cacos
  cacosh calloc canonicalize canonicalize_file_name carg case casin casinh catan catanh catch cbrt ccos ccosh cdecl ceil cexp char
  chdir chmod chown cimag class clearenv clearerr clock clock_adjtime clock_getcpuclockid clock_getres clock_gettime clock_nanosleep
  clock_settime clog clog10 close compl complex conj connect const const_cast constexpr continue copysign cos cosh cpow cproj creal
  creat csin csinh csqrt ctan ctanh ctermid ctime ctime_r cuserid daddl daylight dcgettext ddivl decltype default delete dfmal
  dgettext difftime dirname div dmull do double dprintf drand48 drand48_data drand48_r drem dsqrtl dsubl dup dup2 dynamic_cast
  dysize ecvt ecvt_r else end_ptr enum environ erand48 erand48_r erf erfc err errno errx exec execle execlp execv execve execvp
  execvpe exit exp exp10 exp2 explicit explicit_bzero expm1 export extern fabs fadd false far fchmod fchmodat fclose fcloseall fcntl fcvt fcvt_r
  fd_mask fd_set fdim fdiv fdopen fds_bits feof ferror fflush ffma ffs fgetc fgetpos fgets fileno final finite float flockfile floor
  fls fma fmax fmaximum fmaximum_mag fmaximum_mag_num fmaximum_num fmaxmag fmemopen fmin fminimum fminimum_mag fminimum_mag_num
  fminimum_num fminmag fmod fmul fopen fopencookie for fork fpclassify fprintf fptr fputc fputs fread free freopen frexp friend
  fromfp fromfpx fscanf fseek fseeko fsetpos fsqrt fstat fstatat fsub futimens ftell ftello ftruncate ftrylockfile funlockfile fwprintf fwrite gamma
  gcvt getc getchar getcwd getdate getdate_err getdate_r getdelim getenv getline getloadavg getpass getpayload getpid getppid
  getprogname getpt gets getsubopt gettext getw gmtime gmtime_r goto grantpt htobe16 htobe32 htole16 htole32 huge hypot i386 if
  ilogb imaginary index initstate initstate_r inline int interrupt ioctl isalnum isalpha isascii isatty isblank iscanonical iscntrl
  isdigit iseqsig isfinite isgraph isgreater isgreaterequal isinf isless islessequal islessgreater islower isnan isnormal isprint
  ispunct issignaling isspace issubnormal isunordered isupper iswalnum iswalpha iswblank iswcntrl iswdigit iswgraph iswlower
  iswprint iswpunct iswspace iswupper iswxdigit isxdigit iszero itimerspec j0 j0f j0l j1 j1f j1l jn jnf jnl jrand48 jrand48_r kill
  kill_dependency l64a labs lcong48 lcong48_r ldexp ldiv le16toh le32toh le64toh lgamma lgamma_r lgammaf_r lgammal_r link linux
  lchmod listen llabs lldiv llogb llrint llround localtime localtime_r lockf log log10 log1p log2 logb long longjmp lrand48 lrand48_r lrint
  lround lstat main malloc math_errhandling mblen mbstowcs mbtowc memccpy memchr memcmp memcpy memfrob memmem memmove mempcpy
  memrchr memset mkdir mkdirat mkdtemp mkfifo mkfifoat mknod mknodat mkostemp mkostemps mkstemp mkstemps mktemp mktime modf mrand48 mrand48_r mutable namespace nan
  nanosleep near nearbyint new nextafter nextdown nexttoward nextup nice noexcept not_eq nrand48 nrand48_r nullptr obstack
  obstack_printf obstack_vprintf offsetof on_exit open open_memstream operator or_eq override pascal pause pclose perror pipe poll
  popen posix_memalign posix_openpt pow pow10 printf printf_unlocked private protected pselect ptsname ptsname_r public putc putchar
  putenv puts puts_unlocked putw qecvt qecvt_r qfcvt qfcvt_r qgcvt qsort qsort_r quick_exit raise rand random random_data random_r
  rawmemchr readlink realloc reallocarray realpath recv register reinterpret_cast remainder remove remquo rename renameat renameat2
  restrict return rewind rindex rint rmdir round roundeven rpmatch rptr scalb scalbln scalbn scanf secure_getenv seed48 seed48_r
  select send setbuf setbuffer setenv setjmp setlinebuf setpayload setpayloadsig setstate setstate_r setvbuf short sigabbrev_np
  sigdescr_np sigevent siglongjmp signal signbit signed signgam significand sigsetjmp sin sincos sinh sizeof sleep snprintf socket
  sprintf sqrt srand srand48 srand48_r srandom srandom_r sscanf stat static static_assert static_cast stderr stdin stdout stpcpy
  stpncpy strcasecmp strcasecmp_l strcasestr strcat strchr strchrnul strcmp strcoll strcoll_l strcpy strcspn strdup strdupa strerror
  strerror_l strerror_r strerrordesc_np strerrorname_np strfmon strfromd strfromf strfroml strfry strftime strftime_l strlcat
  strlcpy strlen strncasecmp strncasecmp_l strncat strncmp strncpy strndup strndupa strnlen strpbrk strptime strptime_l strrchr
  strsep strsignal strspn strstr strtod strtod_l strtof strtof_l strtok strtok_r strtol strtol_l strtold strtold_l strtoll_l
  strtonum strtoq strtoul strtoul_l strtoull_l strtouq struct strverscmp strxfrm strxfrm_l swab switch symlink sync system tan tanh
  template tempnam tgamma thread_local throw time timegm timelocal timer_create timer_delete timer_getoverrun timer_gettime
  timer_settime times timespec timespec_get timespec_getres timeval timex timezone tm tmpfile tmpnam tmpnam_r toascii tolower
  totalorder totalordermag toupper towlower towupper true trunc truncate try typedef typeid typename typeof typeof_unqual tzname
  tzset u_char u_int u_long u_short ufromfp ufromfpx uint ulong umask uname ungetc union unix unlink unlockpt unsetenv unsigned
  ushort using utimensat usleep utime va_list valloc vasprintf vdprintf vfork vfprintf vfscanf virtual void volatile vprintf vscanf vsnprintf
  vsprintf vsscanf vwarn wait waitpid warn warnx wchar_t wcscat wcschr wcscmp wcscpy wcslen wcsncat wcsncmp wcsncpy wcstombs wctomb
  while wmain wmemcmp wmemcpy wmemmove wmemset wprintf xor_eq y0 y0f y0l y1 y1f y1l yn ynf ynl
`
    .trim()
    .split(/\s+/),
);

/** Does a name mean something in C, or may it on some system? */
export function isReserved(name: string): boolean {
  if (words.has(name) || /^_|_t$|^[^a-z]+$/.test(name)) return true;
  const plain = name.replace(/(?:f(?:16|32|64|128)x?(?:_[rl])?|[fl]|64|_unlocked)$/, '');
  return plain !== name && words.has(plain);
}
