/** The words of the grammar. GNU's spellings with underscores are the same words. */

const plainWords =
  'auto break case char const continue default do double else enum extern float for goto if inline int long register restrict return ' +
  'short signed sizeof static struct switch typedef union unsigned void volatile while _Alignas _Alignof _Atomic _Bool _Complex ' +
  '_Generic _Imaginary _Noreturn _Static_assert _Thread_local asm typeof __attribute__ __extension__ __int128 __auto_type __label__ _BitInt ' +
  'typeof_unqual constexpr __real__ __imag__ __builtin_va_arg __builtin_offsetof __builtin_types_compatible_p __builtin_choose_expr';

const aliases: Readonly<Record<string, readonly string[]>> = {
  const: ['__const', '__const__'],
  volatile: ['__volatile', '__volatile__'],
  __real__: ['__real'],
  __imag__: ['__imag'],
  restrict: ['__restrict', '__restrict__'],
  inline: ['__inline', '__inline__'],
  signed: ['__signed', '__signed__'],
  asm: ['__asm', '__asm__'],
  typeof: ['__typeof', '__typeof__'],
  _Alignas: ['alignas'],
  _Alignof: ['alignof', '__alignof', '__alignof__'],
  _Static_assert: ['static_assert'],
  _Complex: ['__complex', '__complex__'],
  __attribute__: ['__attribute'],
  _Thread_local: ['thread_local', '__thread'],
  typeof_unqual: ['__typeof_unqual', '__typeof_unqual__'],
};

/** Each spelling, and the word that it is. */
export const keywords: ReadonlyMap<string, string> = new Map([
  ...plainWords.split(' ').map((word) => [word, word] as const),
  ...Object.entries(aliases).flatMap(([word, spellings]) => spellings.map((spelling) => [spelling, word] as const)),
]);

/** Words with which declarations begin, besides names of types. */
export const declarationWords: ReadonlySet<string> = new Set(
  (
    'auto char const double enum extern float inline int long register restrict short signed static struct typedef union unsigned void ' +
    'volatile _Alignas _Atomic _Bool _Complex _Noreturn _Thread_local typeof typeof_unqual constexpr __attribute__ __int128 __auto_type _BitInt'
  ).split(' '),
);
