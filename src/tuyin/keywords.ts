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
