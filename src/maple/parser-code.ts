/**
 * Statements and expressions [MAPLE chapter 3].
 *
 *     body  = `{` (declaration | stmt)* `}`
 *     stmt  = `@label` | `!mark` | op slots | `{` stmt* `}`            the form of each op is a row of opcodes.ts
 *     expr  = op slots (`(` expr,* `)`)?
 *
 * What is open stands on three explicit stacks (slot words, expressions, blocks), so nesting never uses the JavaScript
 * stack. A node is written when its last part has been read; its operands are then the last ones on the pending stack.
 * Comments inside a statement are moved before it.
 *
 * In `add i32 (dread i32 %a, |constval i32 1)` the stacks hold, where the mark is:
 *
 *     frames    add: its type, where it starts, and how high `slots` and `pending` were when it was opened
 *     slots     the slot words of add (none; those of the finished dread are in its node already)
 *     pending   dread
 *
 * A statement that fails leaves the stacks at the heights of its beginning, and reading goes on at the next line that
 * begins a statement: one mistake, one message.
 */
import { commentFlags, type Code, type Node } from './code.ts';
import { exprOpNames, keywords, stmtOpNames } from './keywords.ts';
import { directiveRow } from './directives.ts';
import { formParts, Part } from './forms.ts';
import type { Func } from './module.ts';
import { arity, isOpcode, opcodeAliases, opcodeByCode, rows, type Opcode } from './opcodes.ts';
import { parseLocal, parseReg, parseTypeDeclaration } from './parser-declarations.ts';
import { parseFuncDirective } from './parser-directives.ts';
import { BodyState, exprOpAt, grown, NO_PRIM, readSlots, stmtOpAt } from './parser-slots.ts';
import { shortened, type Parser } from './parser-state.ts';
import { Kind } from './scanner.ts';

/** Words of a frame of an open expression: opcode, type, start, slot base, pending base. */
const EXPR_FRAME = 5;
/**
 * Words of a frame of an open block:
 *
 *     0 opcode   1 type   2 start   3 slot base   4 pending base      of the statement that it belongs to
 *     5 the part of that statement's form that the block is
 *     6 start of its brace   7 pending base of its own statements
 */
const BLOCK_FRAME = 8;

const BLOCK = rows.block.code;
const LABEL = rows.label.code;
const COMMENT = rows.comment.code;

/**
 * What the loops ask of a row, as bytes by opcode: fewest and most operands, whether an operand type is among the slots,
 * whether a block comes first (`doloop` has its body before the test), and whether what a damaged one leaves behind may
 * hold braces that are no block.
 */
const fewest = new Uint16Array(256);
const most = new Uint16Array(256);
const hasFrom = new Uint8Array(256);
const blocksFirst = new Uint8Array(256);
const skipsBraces = new Uint8Array(256);
opcodeByCode.forEach((op, code) => {
  if (op === undefined) return;
  [fewest[code], most[code]] = arity(op);
  const parts = formParts[code];
  hasFrom[code] = parts.includes(Part.from) ? 1 : 0;
  blocksFirst[code] = parts[0] === Part.body ? 1 : 0;
  skipsBraces[code] = [Part.labels, Part.cases, Part.tags, Part.results, Part.types, Part.raw].some((part) =>
    parts.includes(part),
  )
    ? 1
    : 0;
});

const states = new WeakMap<Parser, BodyState>();

/** The code between the braces of a function; the current token is the opening one. */
export function parseBody(p: Parser, func: Func): Code {
  let c = states.get(p);
  if (c === undefined) states.set(p, (c = new BodyState(p, func, parseExpr)));
  c.func = func;
  c.top = c.slotTop = c.frameTop = c.blockTop = 0;
  openBlock(c, BLOCK, 0, p.scanner.start, 0, 0, 0);
  return p.writer.finish(parseStatements(c));
}

/** Of a statement: it is pending, its block has been opened and the rest of it comes later, or it was reported. */
type Outcome = 'done' | 'opened' | 'failed';

/** Statements until the brace that closes the body; the block that they are. */
function parseStatements(c: BodyState): Node {
  const { p } = c;
  const { scanner } = p;
  let afterDeclaration = false;
  let outcome: Outcome = 'done';
  for (;;) {
    if (scanner.comments.length > 0) flushComments(c, afterDeclaration);
    const { kind, start } = scanner;
    let { top, slotTop } = c;
    const afterFailure = outcome === 'failed';
    afterDeclaration = false;
    outcome = 'done';
    if (kind === Kind.word) {
      const op = stmtOpAt(p);
      if (op !== 0) {
        scanner.next();
        outcome = parseStatement(c, op, start);
      } else {
        const other = parseOtherWord(c, afterFailure);
        if (other === 'end') return closeAll(c);
        afterDeclaration = other === 'declaration';
        if (other !== 'declaration') outcome = other;
      }
    } else if (kind === Kind.label) defineLabel(c);
    else if (kind === Kind.param) keepPragmaMark(c);
    else if (kind === 123) outcome = openBlock(c, BLOCK, 0, start, slotTop, top, 0) ? 'opened' : 'failed';
    else if (kind === 125) {
      if (c.blockTop === BLOCK_FRAME) {
        scanner.next();
        return closeBlock(c);
      }
      const frame = c.blockTop - BLOCK_FRAME;
      slotTop = c.blocks[frame + 3];
      top = c.blocks[frame + 4];
      outcome = closeInner(c);
    } else if (kind === Kind.end) return closeAll(c);
    else {
      noStatement(p);
      outcome = 'failed';
    }
    if (outcome === 'failed') recover(c, start, top, slotTop);
  }
}

function parseStatement(c: BodyState, op: number, start: number): Outcome {
  c.prim = 0;
  const outcome = continueStatement(c, op, start, c.slotTop, c.top, 0);
  if (outcome === 'failed' && skipsBraces[op] === 1) skipBraces(c.p, start);
  return outcome;
}

/** Reads the parts of a statement's form from part `i` on, up to its end or to a block. */
function continueStatement(
  c: BodyState,
  op: number,
  start: number,
  slotBase: number,
  base: number,
  i: number,
): Outcome {
  const { p } = c;
  const parts = formParts[op];
  for (;;) {
    i = readSlots(c, op, parts, i);
    if (i < 0) return 'failed';
    if (i === parts.length) break;
    const part = parts[i];
    if (part === Part.operands) {
      const { prim } = c;
      if (!parseOperands(c, op, start)) return 'failed';
      c.prim = prim;
    } else if (part === Part.body) return openBlock(c, op, c.prim, start, slotBase, base, i) ? 'opened' : 'failed';
    else if (p.scanner.kind === Kind.word && p.scanner.slice() === 'else') {
      p.scanner.next();
      return openBlock(c, op, c.prim, start, slotBase, base, i) ? 'opened' : 'failed';
    }
    i++;
  }
  finishStatement(c, op, start, slotBase, base);
  return 'done';
}

/** `(` expr,* `)` of a statement. The parentheses may be missing where no operand is wanted. */
function parseOperands(c: BodyState, op: number, start: number): boolean {
  const { p } = c;
  const { scanner } = p;
  if (scanner.kind !== 40) return fewest[op] === 0 || p.expect(40);
  scanner.next();
  if (scanner.is(41)) {
    scanner.next();
    if (fewest[op] > 0) reportArity(c, op, 0, start);
    return true;
  }
  for (let count = 1; ; count++) {
    if (!parseExpr(c)) return false;
    if (scanner.is(41)) {
      scanner.next();
      if (count < fewest[op] || count > most[op]) reportArity(c, op, count, start);
      return true;
    }
    if (!scanner.is(44)) return p.expected('`,` or `)`');
    scanner.next();
  }
}

/** One expression; its node is pushed on the pending stack. */
function parseExpr(c: BodyState): boolean {
  const { p } = c;
  const { scanner } = p;
  const base = c.frameTop;
  for (;;) {
    const op = exprOpAt(p);
    if (op === 0) return noExpression(p);
    const { start } = scanner;
    scanner.next();
    c.prim = 0;
    const slotBase = c.slotTop;
    const parts = formParts[op];
    const stop = readSlots(c, op, parts, 0);
    if (stop < 0) return false;
    if (stop === parts.length) finishNode(c, op, c.prim, start, slotBase, c.top);
    else if (scanner.kind === 40) {
      scanner.next();
      if (!scanner.is(41)) {
        if (!pushFrame(c, op, start, slotBase)) return false;
        continue;
      }
      scanner.next();
      finishExpression(c, op, c.prim, start, slotBase, c.top);
    } else if (fewest[op] > 0) return p.expect(40);
    else finishNode(c, op, c.prim, start, slotBase, c.top);
    // An operand is complete, and with it perhaps what it is an operand of.
    for (;;) {
      if (c.frameTop === base) return true;
      if (scanner.kind === 44) {
        scanner.next();
        break;
      }
      if (scanner.kind !== 41) return p.expected('`,` or `)`');
      scanner.next();
      const at = (c.frameTop -= EXPR_FRAME);
      const { frames } = c;
      finishExpression(c, frames[at], frames[at + 1], frames[at + 2], frames[at + 3], frames[at + 4]);
    }
  }
}

function pushFrame(c: BodyState, op: number, start: number, slotBase: number): boolean {
  const { p } = c;
  const at = c.frameTop;
  if (at / EXPR_FRAME + c.blockTop / BLOCK_FRAME > p.maxNesting) return tooDeep(p);
  if (at + EXPR_FRAME > c.frames.length) c.frames = grown(c.frames);
  const { frames } = c;
  frames[at] = op;
  frames[at + 1] = c.prim;
  frames[at + 2] = start;
  frames[at + 3] = slotBase;
  frames[at + 4] = c.top;
  c.frameTop = at + EXPR_FRAME;
  return true;
}

function tooDeep(p: Parser): false {
  const { start, end } = p.scanner;
  return p.report('MPL1108', start, end, [p.maxNesting]);
}

function finishExpression(c: BodyState, op: number, prim: number, start: number, slotBase: number, base: number): void {
  if (hasFrom[op] === 1 && c.top > base && c.slots[slotBase] === NO_PRIM) c.slots[slotBase] = c.pendingPrims[base];
  const count = c.top - base;
  if (count < fewest[op] || count > most[op]) reportArity(c, op, count, start);
  finishNode(c, op, prim, start, slotBase, base);
}

function reportArity(c: BodyState, op: number, count: number, start: number): void {
  const name = opcodeByCode[op] ?? '';
  const least = fewest[op];
  const wanted = most[op] === least ? String(least) : most[op] > 1000 ? `at least ${least}` : `${least} to ${most[op]}`;
  const noun = wanted === '1' ? 'operand' : 'operands';
  c.p.report('MPL1109', start, c.p.scanner.before, [name, `${wanted} ${noun}`, count]);
}

/** Writes a node: slots from `slotBase` on, operands from `base` on. The stacks shrink, and the node is pending. */
function finishNode(c: BodyState, op: number, prim: number, start: number, slotBase: number, base: number): void {
  const { writer } = c.p;
  const { slots, pending, slotTop, top } = c;
  const n = writer.begin(op, prim, top - base, start, c.p.scanner.before);
  let at = 0;
  for (let i = slotBase; i < slotTop; i++) writer.put(n, at++, slots[i]);
  for (let i = base; i < top; i++) writer.put(n, at++, pending[i]);
  c.slotTop = slotBase;
  c.top = base;
  c.pushNode(n, prim);
}

function finishStatement(c: BodyState, op: number, start: number, slotBase: number, base: number): void {
  if (blocksFirst[op] === 1 && c.top > base + 1) {
    const block = c.pending[base];
    c.pending.copyWithin(base, base + 1, c.top);
    c.pending[c.top - 1] = block;
  }
  const { comments, before } = c.p.scanner;
  const inside = comments.length > 0 && comments[0] < before ? insertComments(c, base, before) : 0;
  finishNode(c, op, c.prim, start, slotBase, base + inside);
}

/** `!1` ties the statement before it to a pragma; programs mean the same with and without it. */
function keepPragmaMark(c: BodyState): void {
  const { scanner } = c.p;
  c.pushNode(makeComment(c, scanner.slice(), commentFlags.mark, scanner.start), 0);
  scanner.next();
}

/** Opens a block of a statement (or the one that the statement is) at the current `{`. */
function openBlock(
  c: BodyState,
  op: number,
  prim: number,
  start: number,
  slotBase: number,
  base: number,
  part: number,
): boolean {
  const { p } = c;
  const { scanner } = p;
  if (scanner.kind !== 123) return p.expected('`{`');
  const at = c.blockTop;
  if (at / BLOCK_FRAME > p.maxNesting) return skipDeepBlock(p);
  const isElse = formParts[op][part] === Part.else;
  if (scanner.comments.length > 0 && !isElse) base += insertComments(c, base, scanner.start);
  if (at + BLOCK_FRAME > c.blocks.length) c.blocks = grown(c.blocks);
  const { blocks } = c;
  blocks[at] = op;
  blocks[at + 1] = prim;
  blocks[at + 2] = start;
  blocks[at + 3] = slotBase;
  blocks[at + 4] = base;
  blocks[at + 5] = part;
  blocks[at + 6] = scanner.start;
  blocks[at + 7] = c.top;
  c.blockTop = at + BLOCK_FRAME;
  scanner.next();
  return true;
}

/** Everything up to the matching brace is left out, so that what follows is read with the right nesting. */
function skipDeepBlock(p: Parser): false {
  tooDeep(p);
  const { scanner } = p;
  let depth = 0;
  do {
    if (scanner.kind === 123) depth++;
    else if (scanner.kind === 125) depth--;
    scanner.next();
  } while (depth > 0 && scanner.kind !== Kind.end);
  return false;
}

/** Ends the innermost block; its node is pending unless it is the body itself. */
function closeBlock(c: BodyState): Node {
  const at = (c.blockTop -= BLOCK_FRAME);
  finishNode(c, BLOCK, 0, c.blocks[at + 6], c.slotTop, c.blocks[at + 7]);
  return c.pending[c.top - 1] as Node;
}

/** The current `}` ends a block inside the body: goes on with the statement that it belongs to. */
function closeInner(c: BodyState): Outcome {
  c.p.scanner.next();
  closeBlock(c);
  const { blocks, blockTop: at } = c;
  const op = blocks[at];
  if (op === BLOCK) return 'done';
  c.prim = blocks[at + 1];
  return continueStatement(c, op, blocks[at + 2], blocks[at + 3], blocks[at + 4], blocks[at + 5] + 1);
}

/** The text ends inside the body: reports the innermost brace and ends what is open. */
function closeAll(c: BodyState): Node {
  const { p } = c;
  const open = c.blocks[c.blockTop - BLOCK_FRAME + 6];
  p.report('MPL1107', open, open + 1, ['{']);
  for (;;) {
    const node = closeBlock(c);
    const { blocks, blockTop: at } = c;
    if (at === 0) return node;
    if (blocks[at] === BLOCK) continue;
    c.prim = blocks[at + 1];
    finishStatement(c, blocks[at], blocks[at + 2], blocks[at + 3], blocks[at + 4]);
  }
}

function defineLabel(c: BodyState): void {
  const { p, func } = c;
  const { start, end, atom } = p.scanner;
  const id = p.labelOf(func, atom);
  const { name, declared } = func.labels[id];
  if (declared) p.report('MPL1116', start, end, [name]);
  else func.labels[id] = { name, declared: true, start, end };
  p.scanner.next();
  const n = p.writer.begin(LABEL, 0, 0, start, end);
  p.writer.put(n, 0, id);
  c.pushNode(n, 0);
}

/** Comments between statements become statements; one after a declaration does not stay at the end of its line. */
function flushComments(c: BodyState, afterDeclaration: boolean): void {
  c.p.takeComments().forEach(({ text, trailing, start }, i) => {
    c.pushNode(
      makeComment(
        c,
        text,
        trailing && i === 0 && !afterDeclaration ? commentFlags.trailing : commentFlags.apart,
        start,
      ),
      0,
    );
  });
}

function makeComment(c: BodyState, text: string, flag: number, start: number): Node {
  const { writer } = c.p;
  const n = writer.begin(COMMENT, 0, 0, start, start + text.length);
  writer.put(n, 0, writer.list(text));
  writer.put(n, 1, flag);
  return n;
}

/** Puts the comments before `limit` in front of the pending nodes from `base` on; gives their number. */
function insertComments(c: BodyState, base: number, limit: number): number {
  const comments = c.p.takeComments(limit);
  const { length } = comments;
  for (const { text, start } of comments) c.pushNode(makeComment(c, text, commentFlags.apart, start), 0);
  const { pending, pendingPrims, top } = c;
  const added = pending.slice(top - length, top);
  const addedPrims = pendingPrims.slice(top - length, top);
  pending.copyWithin(base + length, base, top - length);
  pendingPrims.copyWithin(base + length, base, top - length);
  pending.set(added, base);
  pendingPrims.set(addedPrims, base);
  return length;
}

/** A word that is no statement opcode: an older spelling, a declaration, the start of what follows the function. */
function parseOtherWord(c: BodyState, afterFailure: boolean): Outcome | 'declaration' | 'end' {
  const { p } = c;
  const { scanner } = p;
  const word = scanner.slice();
  const { start } = scanner;
  if (Object.hasOwn(opcodeAliases, word)) {
    scanner.next();
    return parseStatement(c, rows[meaningOfAlias(p, word as keyof typeof opcodeAliases)].code, start);
  }
  if (endsFunction(p, word)) return 'end';
  if (word === 'else' && afterFailure) {
    scanner.next();
    return 'done';
  }
  const declared = parseDeclaration(c, word);
  if (declared !== undefined) return declared ? 'declaration' : 'failed';
  if (isOpcode(word) && rows[word].kind === 'expr') p.report('MPL1104', start, scanner.end, [word]);
  else p.report('MPL1102', start, scanner.end, [shortened(word)], p.suggestion(word, stmtOpNames));
  return 'failed';
}

/** By the shape of what follows: labels or types in braces, two labels, or nothing. */
function meaningOfAlias(p: Parser, word: keyof typeof opcodeAliases): Opcode {
  const means: readonly Opcode[] = opcodeAliases[word].means;
  const { kind } = p.scanner;
  const braced = kind === 123 || kind === 60;
  return (
    means.find((op) => {
      const part = formParts[rows[op].code][0];
      return means.length === 1 || (part === Part.labels || part === Part.types) === braced;
    }) ?? means[0]
  );
}

/** Words that only stand outside functions: the closing brace is missing. */
function endsFunction(p: Parser, word: string): boolean {
  if (!p.startsLine()) return false;
  if (word === 'var' || word === 'tempvar')
    return /^\s*\$/.test(p.scanner.text.slice(p.scanner.end, p.scanner.end + 40));
  return word === 'func' || word === 'javaclass' || word === 'javainterface' || directiveRow(word)?.where === 'module';
}

/** A declaration in a body: true, false after a diagnostic, undefined if the word is none. */
function parseDeclaration(c: BodyState, word: string): boolean | undefined {
  const { p, func } = c;
  switch (word) {
    case 'var':
    case 'tempvar':
      return parseLocal(p, func, word === 'tempvar');
    case 'reg':
      return parseReg(p, func);
    case 'type':
      return parseTypeDeclaration(p, func);
    case 'SCOPE':
    case 'ALIAS':
    case 'pragma':
      return parseFuncDirective(p, word);
  }
  return directiveRow(word)?.where === 'func' ? parseFuncDirective(p, word) : undefined;
}

function noStatement(p: Parser): void {
  const { scanner } = p;
  const { kind, start, end } = scanner;
  if (kind === 41 || kind === 93 || kind === 62) {
    const mark = String.fromCharCode(kind);
    p.report('MPL1106', start, end, [mark], {
      fix: { title: `remove \`${mark}\``, span: p.span(start, end), replacement: '' },
    });
  } else p.expected('a statement');
}

function noExpression(p: Parser): false {
  const { scanner } = p;
  if (scanner.kind !== Kind.word) return p.expected('an expression');
  const word = scanner.slice();
  const { start, end } = scanner;
  if (isOpcode(word)) return p.report('MPL1105', start, end, [word]);
  return p.report('MPL1103', start, end, [shortened(word)], p.suggestion(word, exprOpNames));
}

/** Forgets what was begun and skips to the next line that begins a statement, or to a brace. */
function recover(c: BodyState, start: number, top: number, slotTop: number): void {
  const { p } = c;
  const { scanner } = p;
  c.top = top;
  c.slotTop = slotTop;
  c.frameTop = 0;
  if (scanner.start === start && scanner.kind !== Kind.end) scanner.next();
  while (scanner.kind !== Kind.end && scanner.kind !== 123 && scanner.kind !== 125) {
    if (scanner.kind === Kind.label && p.startsLine()) return;
    if (scanner.kind === Kind.word && beginsStatement(p)) return;
    scanner.next();
  }
}

function beginsStatement(p: Parser): boolean {
  if (p.scanner.atom >= keywords.length || exprOpAt(p) !== 0 || !p.startsLine()) return false;
  const word = p.scanner.slice();
  return (
    stmtOpAt(p) !== 0 ||
    Object.hasOwn(opcodeAliases, word) ||
    statementWords.has(word) ||
    directiveRow(word) !== undefined
  );
}

const statementWords = new Set([
  'var',
  'tempvar',
  'reg',
  'type',
  'func',
  'javaclass',
  'javainterface',
  'SCOPE',
  'ALIAS',
  'pragma',
  'else',
]);

/** Skips the braces of a damaged statement that has a list in them, such as the results of a call. */
function skipBraces(p: Parser, start: number): void {
  const { scanner } = p;
  let inside = scanner.text.slice(start, scanner.start).includes('{');
  while (scanner.kind !== Kind.end) {
    if (scanner.kind === 125) {
      if (inside) scanner.next();
      return;
    }
    if (scanner.kind === 123) inside = true;
    else if (!inside && (scanner.kind === Kind.label || scanner.kind === Kind.word) && p.startsLine()) return;
    scanner.next();
  }
}
