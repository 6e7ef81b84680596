/**
 * Try blocks of the three kinds, what is thrown in them, and what their handlers see. `$tag` says what was thrown last, so
 * that a handler of everything reads the thrown value as what it is; each handler keeps the tag that it began with.
 *
 *     jstry @h @f … gosub @f goto @end     @h jscatch … gosub @f goto @end     @f finally … retsub     @end endtry
 *     javatry {@h} … endtry goto @end      @h javacatch {<* <$T>>} … goto @end                         @end
 */
import { mix } from './checksums.ts';
import { constant } from './constants.ts';
import { condition, expression } from './expressions.ts';
import { block } from './statements.ts';
import { emit, freshLabel, freshLocal, has, nested, type Scope, type TryBlock, type TryKind } from './world.ts';

export const exceptionKinds = ['jstry', 'javatry', 'cpptry'] as const;

/** The classes that programs with `javatry` throw; each is the parent of the next. */
export const errorClasses = ['LBase_3B', 'LMiddle_3B', 'LLast_3B'] as const;

export const errorDeclarations = [
  'type $LBase_3B <class <$Ljava_2Flang_2FException_3B> { @code i32 }>',
  'type $LMiddle_3B <class <$LBase_3B> { @more i64 }>',
  'type $LLast_3B <class <$LMiddle_3B> {}>',
];

/** The tag of objects; below it, the numbers of `thrown`. */
const objectTag = 90;

export function throwStatement(scope: Scope): void {
  emit(scope, `if (${condition(scope)}) {`);
  nested(scope, () => throwNow(scope));
  emit(scope, '}');
}

function throwNow(scope: Scope): void {
  const { choices, world } = scope;
  if (has(scope, 'javatry') && choices.once(2)) return throwObject(scope);
  const tag = choices.below(world.thrown.length);
  const type = world.thrown[tag];
  const value = freshLocal(scope, type);
  scope.heads.push(`  dassign ${value} (${constant(choices, type)})`);
  emit(scope, `dassign ${value} (${expression(scope, type, 2)})`);
  emit(scope, `dassign $tag (constval i32 ${tag})`);
  emit(scope, `throw (dread ${type} ${value})`);
}

function throwObject(scope: Scope): void {
  const name = scope.choices.pick(errorClasses);
  const object = freshLocal(scope, `<* <$${name}>>`, '0');
  emit(scope, `dassign ${object} (gcmalloc ref <$${name}>)`);
  emit(scope, `iassign <* <$LBase_3B>> ${codeField} (dread ref ${object}, ${expression(scope, 'i32', 2)})`);
  emit(scope, `dassign $tag (constval i32 ${objectTag})`);
  emit(scope, `throw (dread ref ${object})`);
}

/** Of `@code`: behind Throwable's fields (found by trying, checked by the verifier). */
const codeField = 4;

export function tryStatement(scope: Scope): void {
  if (scope.depth > 3) return throwStatement(scope);
  const kinds = exceptionKinds.filter((kind) => has(scope, kind));
  const kind = scope.choices.pick(kinds);
  if (kind === 'jstry') return jsTry(scope);
  regionTry(scope, kind);
}

function inBody(scope: Scope, leave: TryBlock, body: () => void): void {
  within(scope, leave, leave.kind !== 'jstry' && scope.mayReturn, body);
}

/** A handler or finally block: nothing is left from it but by falling out of it. */
function inHandler(scope: Scope, body: () => void): void {
  within(scope, undefined, false, body);
}

function within(scope: Scope, leave: TryBlock | undefined, mayReturn: boolean, body: () => void): void {
  const before = { leave: scope.leave, mayReturn: scope.mayReturn };
  Object.assign(scope, { leave, mayReturn });
  nested(scope, body);
  Object.assign(scope, before);
}

function jsTry(scope: Scope): void {
  const { choices } = scope;
  const [handler, final, end, after] = [freshLabel(scope), freshLabel(scope), freshLabel(scope), freshLabel(scope)];
  const shape = choices.below(3);
  const [catches, finishes] = [shape < 2, shape > 0];
  const normal = freshLocal(scope, 'i32', '0');
  const finish = finishes ? [`dassign ${normal} (constval i32 1)`, `gosub ${final}`] : [];
  const leave = (): void => emit(scope, ...finish, `goto ${end}`);
  emit(scope, `dassign ${normal} (constval i32 0)`);
  emit(scope, `jstry ${catches ? handler : '0'} ${finishes ? final : '0'}`);
  inBody(scope, { kind: 'jstry', end: after, final: finish }, () => block(scope));
  leave();
  if (catches) {
    emit(scope, `${handler} jscatch`);
    inHandler(scope, () => handlerBody(scope));
    leave();
  }
  if (finishes) finallyBlock(scope, final, normal);
  emit(scope, `${end} endtry`);
  emit(scope, after);
}

/** What a finally block may know of an exception, it knows when one is outstanding; a try block inside leaves that alone. */
function finallyBlock(scope: Scope, label: string, normal: string): void {
  emit(scope, `${label} finally`);
  const tag = freshLocal(scope, 'i32', '0');
  const flag = freshLocal(scope, 'i32', '0');
  inHandler(scope, () => {
    emit(scope, `dassign ${tag} (dread i32 $tag)`);
    emit(scope, `dassign ${flag} (dread i32 ${normal})`);
    block(scope, 3);
    emit(scope, `if (eq u1 i32 (dread i32 ${flag}, constval i32 0)) {`);
    nested(scope, () => absorb(scope, tag));
    emit(scope, '}');
    emit(scope, `dassign $tag (dread i32 ${tag})`);
    emit(scope, 'retsub');
  });
}

function handlerBody(scope: Scope): void {
  // A fault throws an object without a tag, and its address is not the same on every engine.
  if (has(scope, 'faults')) return block(scope, 2);
  const tag = freshLocal(scope, 'i32', '0');
  emit(scope, `dassign ${tag} (dread i32 $tag)`);
  const late = scope.choices.once(2);
  if (!late) absorb(scope, tag);
  block(scope, 2);
  if (late) absorb(scope, tag);
  if (scope.choices.once(5)) rethrow(scope, tag);
}

/** The thrown value into the hash, by its tag. */
function absorb(scope: Scope, tag: string): void {
  scope.world.thrown.forEach((type, i) => {
    emit(scope, `if (eq u1 i32 (dread i32 ${tag}, constval i32 ${i})) {`);
    nested(scope, () => mix(scope, `regread ${type} %%thrownval`, type));
    emit(scope, '}');
  });
}

function rethrow(scope: Scope, tag: string): void {
  scope.world.thrown.forEach((type, i) => {
    emit(
      scope,
      `if (eq u1 i32 (dread i32 ${tag}, constval i32 ${i})) { dassign $tag (constval i32 ${i}) throw (regread ${type} %%thrownval) }`,
    );
  });
}

interface Handler {
  readonly label: string;
  /** What it catches, as it is written. */
  readonly takes: string;
  readonly body: () => void;
}

function regionTry(scope: Scope, kind: 'javatry' | 'cpptry'): void {
  const { choices } = scope;
  const end = freshLabel(scope);
  const handlers = Array.from({ length: 1 + choices.below(3) }, () =>
    kind === 'cpptry' ? cppHandler(scope) : javaHandler(scope),
  );
  emit(scope, `${kind} {${handlers.map(({ label }) => label).join(' ')}}`);
  inBody(scope, { kind, end, final: [] }, () => block(scope));
  emit(scope, 'endtry');
  emit(scope, `goto ${end}`);
  for (const { label, takes, body } of handlers) {
    emit(scope, `${label} ${takes}`);
    inHandler(scope, body);
    emit(scope, `goto ${end}`);
  }
  emit(scope, end);
}

function cppHandler(scope: Scope): Handler {
  const { choices, world } = scope;
  const label = freshLabel(scope);
  if (choices.once(3)) return { label, takes: 'cppcatch void', body: () => handlerBody(scope) };
  const type = choices.pick(world.thrown);
  return { label, takes: `cppcatch ${type}`, body: () => typedBody(scope, type) };
}

function typedBody(scope: Scope, type: Scope['world']['thrown'][number]): void {
  const before = scope.choices.once(2);
  if (before) mix(scope, `regread ${type} %%thrownval`, type);
  block(scope, 2);
  if (!before) mix(scope, `regread ${type} %%thrownval`, type);
}

function javaHandler(scope: Scope): Handler {
  const { choices } = scope;
  const label = freshLabel(scope);
  if (choices.once(4)) return { label, takes: 'javacatch {<* void>}', body: () => handlerBody(scope) };
  const name = choices.pick(errorClasses);
  return { label, takes: `javacatch {<* <$${name}>>}`, body: () => objectBody(scope) };
}

function objectBody(scope: Scope): void {
  mix(scope, `iread i32 <* <$LBase_3B>> ${codeField} (regread ref %%thrownval)`, 'i32');
  block(scope, 2);
  if (scope.choices.once(4)) emit(scope, `dassign $tag (constval i32 ${objectTag})`, 'throw (regread ref %%thrownval)');
}

/** A jump out of the body of a try block. */
export function leaveTry(scope: Scope): void {
  const { leave } = scope;
  if (leave === undefined) return throwStatement(scope);
  emit(scope, `if (${condition(scope)}) {`);
  nested(scope, () => {
    emit(scope, ...leave.final, ...(leave.kind === 'jstry' ? ['cleanuptry'] : []), `goto ${leave.end}`);
  });
  emit(scope, '}');
}

export function isExceptional(kinds: ReadonlySet<string>): boolean {
  return exceptionKinds.some((kind: TryKind) => kinds.has(kind));
}
