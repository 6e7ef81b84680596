/** Words that cannot be bare names. Type words (`i32`, `f16.16`) are tokens of their own and cannot be either. */
export const reservedWords: ReadonlySet<string> = new Set([
  'subset', 'func', 'define', 'declare', 'import', 'attributes', 'match', 'with', 'alias',
  'input', 'output', 'error',
  'true', 'false', 'null', 'undef', 'zeroinitializer',
  'global', 'constant',
  'external', 'internal', 'private', 'public',
  'hidden', 'protected', 'default',
  'dso_local', 'dso_preemptable',
  'unnamed_addr', 'local_unnamed_addr', 'addr_space', 'align', 'blockaddress',
]);

/** Reserved words with which a value begins. */
export const valueWords: ReadonlySet<string> = new Set([
  'true', 'false', 'null', 'undef', 'zeroinitializer', 'input', 'output', 'error', 'blockaddress',
]);

/** How what other languages have a statement for is said here. */
export const foreignStatements: Readonly<Record<string, string>> = {
  if: '`test ? a : b` chooses a value, `match value with` an arm',
  else: '`test ? a : b` chooses a value, `| _ ->` is the arm for everything else',
  switch: '`match value with` chooses an arm',
  case: '`match value with` has arms `| pattern -> …`',
  while: 'a function that calls itself last repeats, without a growing stack',
  for: 'a function that calls itself last repeats, without a growing stack',
  do: 'a function that calls itself last repeats, without a growing stack',
  break: 'a function that does not call itself again ends a loop',
  continue: 'a function that calls itself last goes on with a loop',
  return: 'the value of a function is its last statement',
};
