/**
 * The verifier: is this module a program of the linear IR? Rules, with the diagnostics in `rules.ts`:
 *
 *   MOD-1  initial values fit their globals          LBL-1  a label is defined once
 *   MOD-2  names are unique                          LBL-2  jumps go to labels or blocks that exist
 *   MOD-3  functions, globals, the entry exist       LBL-3  no path reaches the end of the function
 *   MOD-4  declarations, aliases, constructors
 *   NUM-1  parameters, locals, temporaries           LBL-4  the entry block has no predecessors
 *   NUM-2  operands bear the kind of their symbol    LBL-5  instructions stand where their form allows
 *   TMP-1  a temporary has one definition            SSA-1  versions exactly in SSA form
 *   TMP-2  it dominates the uses                     SSA-2  a version has one definition, version 0 none
 *   TYP-1  operands of operations                    SSA-3  it dominates the uses
 *   TYP-2  destinations                              SSA-4  phis have one value for each predecessor
 *   TYP-3  arrays, memory, conditions                SSA-5  phis join parameters and locals
 *   TYP-4  arguments   TYP-5  results                COR-1  operations of the strict profile
 *   TYP-6  addresses are not assigned                COR-2  its types        COR-3  its operand kinds
 *   TYP-7  switches                                  COR-4  its functions
 *
 * The rule of [IR Design] that a run of `rparam` lines stands directly before its call is kept by the nodes (a call
 * holds its arguments) and checked by the parser (LIN1024, LIN1025); so is the order of the definition region
 * (LIN1023). Not yet checked: that the kind of a `trap` is one that engines know.
 */
import { diagnose, type Diagnostic } from '../base/diagnostics.ts';
import { searchDepthFirst } from '../base/depth-search.ts';
import { dominates, findDominators } from '../base/dominators.ts';
import type { Span } from '../base/source.ts';
import { scratchBytes, scratchInts } from '../base/scratch.ts';
import { isValue, numberValues, valueOf, type ValueTable } from './analysis/values.ts';
import { buildBlocks, graphOfBlocks, predecessorsOf } from './cfg.ts';
import { checkCoreFunc, checkCoreGlobal, checkCoreInstr } from './core-profile.ts';
import { destOf, destsOf, isTerminator, operandsOf, targetsOf } from './instr.ts';
import { linearRules, ruleCodes, type RuleId } from './rules.ts';
import { TypeChecker } from './type-rules.ts';
import { lastPriority } from './nodes.ts';
import type { Block, Dest, Func, Global, Instr, LinearModule, Operand, Terminator, ValueType } from './nodes.ts';
import { aliasEnds } from './aliases.ts';
import { globalText, signatureText } from './declared-text.ts';

type Args<R extends RuleId> = Parameters<(typeof linearRules)[(typeof ruleCodes)[R]]['message']>;

/** Collects what is wrong; the parts of the verifier report by rule. */
export class RuleReport {
  readonly diagnostics: Diagnostic[] = [];

  break<R extends RuleId>(rule: R, span: Span | undefined, ...args: Args<R>): void {
    this.diagnostics.push(diagnose(linearRules, ruleCodes[rule], span, args, { notes: [{ message: `rule ${rule}` }] }));
  }
}

/** What is wrong with a module, by the rules; nothing if it may be run. Of functions that were verified before, only the declarations are looked at. */
export function verifyModule(module: LinearModule, isVerified: (func: Func) => boolean = () => false): Diagnostic[] {
  const report = new RuleReport();
  checkNames(module, report);
  for (const global of module.globals) {
    checkGlobal(module, global, report);
    if (module.profile === 'core') checkCoreGlobal(global, report);
  }
  if (module.entry !== undefined) {
    const entry = module.funcs.at(module.entry);
    if (entry === undefined || entry.extern)
      report.break('MOD-3', entry?.span, 'a body of the function at which the program starts');
  }
  checkLinkage(module, report);
  for (const func of module.funcs) if (!isVerified(func)) new FuncVerifier(module, func, report).verify();
  return report.diagnostics;
}

/** What is wrong with one function, by the rules. */
export function verifyFunc(module: LinearModule, func: Func): Diagnostic[] {
  const report = new RuleReport();
  new FuncVerifier(module, func, report).verify();
  return report.diagnostics;
}

function checkNames(module: LinearModule, report: RuleReport): void {
  const seen = new Set<string>();
  for (const { name, span } of [...module.globals, ...module.funcs]) {
    if (seen.has(name)) report.break('MOD-2', span, name);
    seen.add(name);
  }
}

function checkGlobal(module: LinearModule, global: Global, report: RuleReport): void {
  const wrong = (what: string): void => report.break('MOD-1', global.span, global.name, what);
  switch (global.storage) {
    case 'scalar':
      if (global.type === 'i32*' || global.type === 'f32*') wrong('a global cannot be a pointer to elements');
      else if ((typeof global.init === 'bigint') !== (global.type === 'i64' || global.type === 'v128'))
        wrong('the initial value has another type');
      return;
    case 'array':
      if (global.count < 1) wrong('an array has at least one element');
      for (const index of global.init.keys())
        if (!(Number.isInteger(index) && index >= 0 && index < global.count)) wrong(`there is no element ${index}`);
      return;
    default:
      if (!isPowerOfTwo(global.align)) wrong(`the alignment ${global.align} is not a power of two`);
      if (global.bytes.length > global.size) wrong('there are more bytes than its size');
      for (const { at, kind, index } of global.relocations) {
        if (at < 0 || at + module.pointerSize > global.size) wrong(`the address at ${at} does not fit`);
        const target = (kind === 'f' ? module.funcs : module.globals)[index];
        if (target === undefined)
          report.break('MOD-3', global.span, `what the address at ${at} of \`${global.name}\` names`);
        else if ('storage' in target && target.storage === 'scalar')
          wrong(`the address at ${at} is of the scalar \`@${target.name}\`, which has none`);
      }
  }
}

/** MOD-4. */
function checkLinkage(module: LinearModule, report: RuleReport): void {
  const { globals, funcs, constructors = [] } = module;
  const checkAll = (all: readonly (Func | Global)[], agrees: (a: number, b: number) => boolean): void => {
    const ends = aliasEnds(all);
    all.forEach((one, index) => {
      const wrong = wrongLinkage(one) ?? (one.alias === undefined ? undefined : wrongAlias(one.alias, ends[index]));
      if (wrong !== undefined) report.break('MOD-4', one.span, one.name, wrong);
      else if (one.alias !== undefined && !agrees(index, one.alias))
        report.break('MOD-4', one.span, one.name, 'has another type than what it is an alias of');
    });
  };
  checkAll(globals, (a, b) => globalText(globals[a]) === globalText(globals[b]));
  checkAll(funcs, (a, b) => signatureText(funcs[a]) === signatureText(funcs[b]));
  for (const { func, priority } of constructors) {
    const { span, name, extern = true, params = [], results = [] }: Partial<Func> = funcs.at(func) ?? {};
    const isSound = !extern && params.length + results.length === 0 && priority >= 0 && priority <= lastPriority;
    if (!isSound || !Number.isInteger(priority))
      report.break(
        'MOD-4',
        span,
        name ?? `function ${func}`,
        'is a constructor and no function with a body from nothing to nothing',
      );
  }
}

function wrongLinkage(one: Func | Global): string | undefined {
  const { linkage, extern = false, alias } = one;
  if (alias !== undefined && !extern) return 'is an alias and has a value of its own';
  if (linkage === 'weak' && extern && alias === undefined && 'storage' in one && one.storage !== 'data')
    return 'is weak and extern, so that it may be null, which only functions and data can be';
  if (linkage === 'static' && extern && alias === undefined) return 'is static and defined nowhere in its module';
  if (extern && 'inlining' in one && one.inlining !== undefined)
    return `is ${alias === undefined ? 'extern' : 'an alias'} and has no body that could be inlined, or not`;
  const hasValue =
    'storage' in one &&
    (one.storage === 'scalar'
      ? Number(one.init) !== 0
      : one.storage === 'array'
        ? one.init.size > 0
        : one.bytes.length + one.relocations.length > 0);
  return extern && hasValue ? 'is extern and has a value' : undefined;
}

function wrongAlias(target: number, end: number | undefined): string | undefined {
  return end === undefined ? `is an alias of number ${target}, which leads to nothing` : undefined;
}

function isPowerOfTwo(value: number): boolean {
  return Number.isInteger(value) && value > 0 && (value & (value - 1)) === 0;
}

/** In which symbols are listed: parameters, locals, temporaries. */
const symbolOrder = 'plt';

class FuncVerifier {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #report: RuleReport;
  readonly #types: TypeChecker;

  constructor(module: LinearModule, func: Func, report: RuleReport) {
    this.#module = module;
    this.#func = func;
    this.#report = report;
    this.#types = new TypeChecker(module, func, report);
  }

  verify(): void {
    const { diagnostics } = this.#report;
    const before = diagnostics.length;
    const func = this.#func;
    if (this.#module.profile === 'core') checkCoreFunc(func, this.#report);
    this.#checkSymbols();
    const hasCode = func.instrs.length + func.blocks.length > 0;
    if (func.extern) {
      if (hasCode) this.#report.break('LBL-5', func.span, 'code of an extern function');
      return;
    }
    const isStraight = func.form === 'linear' ? this.#checkLinear() : this.#checkBlocks();
    if (diagnostics.length === before && !isStraight) this.#checkFlow();
  }

  // NUM

  #checkSymbols(): void {
    const { symbols, params, span } = this.#func;
    const found: ValueType[] = [];
    let previous = 'p';
    for (let i = 0; i < symbols.length; i++) {
      const symbol = symbols[i];
      const { kind } = symbol;
      if (kind === 'p') found.push(symbol.type);
      if (kind !== previous && symbolOrder.indexOf(kind) < symbolOrder.indexOf(previous))
        this.#report.break('NUM-1', span, i, `a \`${kind}\` cannot follow a \`${previous}\``);
      previous = kind;
      if (kind === 'l' && 'storage' in symbol && symbol.storage === 'slot' && !isPowerOfTwo(symbol.align))
        this.#report.break('NUM-1', span, i, 'the alignment is not a power of two');
    }
    if (found.join() !== params.join())
      this.#report.break(
        'NUM-1',
        span,
        0,
        `the parameters are (${found.join(', ')}), the signature has (${params.join(', ')})`,
      );
  }

  #checkOperand(operand: Operand, instr: Instr): boolean {
    const { funcs, globals } = this.#module;
    switch (operand.kind) {
      case 'v':
        return true;
      case 'f':
      case 'g':
        if ((operand.kind === 'f' ? funcs : globals)[operand.index] !== undefined) return true;
        this.#report.break(
          'MOD-3',
          instr.span,
          operand.kind === 'f' ? `function ${operand.index}` : `global ${operand.index}`,
        );
        return false;
      default: {
        if (this.#func.symbols[operand.index]?.kind === operand.kind) return this.#checkVersion(operand, instr);
        this.#report.break('NUM-2', instr.span, `${operand.kind}${operand.index}`);
        return false;
      }
    }
  }

  // SSA-1

  #checkVersion(operand: Extract<Operand, { kind: 't' | 'l' | 'p' }>, instr: Instr): boolean {
    const symbol = this.#func.symbols[operand.index];
    const name = nameOf(operand);
    const isSsa = this.#func.form === 'ssa' && operand.kind !== 't';
    if (isSsa && operand.version === undefined) this.#report.break('SSA-1', instr.span, name, 'needs a version');
    else if (!isSsa && operand.version !== undefined)
      this.#report.break('SSA-1', instr.span, name, 'cannot have a version here');
    else if (isSsa && 'storage' in symbol && operand.version !== 0)
      this.#report.break('SSA-1', instr.span, name, 'is memory, which has version 0 only');
    else return true;
    return false;
  }

  // LBL

  /**
   * Gives whether each piece of the text, from a label or jump to the next, uses only the temporaries that it has defined before, and the last one ends in
   * a jump. What lowering makes mostly does, and then LBL-3, TMP-1 and TMP-2 hold without a look at the paths.
   */
  #checkLinear(): boolean {
    const { instrs, blocks, symbols, span } = this.#func;
    const labels = new Set<number>();
    const jumps: Terminator[] = [];
    const definedIn = scratchInts(symbols.length);
    let piece = 1;
    let isStraight = true;
    let isEnded = false;
    const define = (dest: Dest): void => {
      if (dest.kind !== 't') return;
      if (definedIn[dest.index] !== 0) isStraight = false;
      definedIn[dest.index] = piece;
    };
    for (const instr of instrs) {
      this.#checkInstr(instr);
      if (isStraight) {
        for (const operand of operandsOf(instr))
          if (operand.kind === 't' && definedIn[operand.index] !== piece) isStraight = false;
        const dest = destOf(instr);
        if (dest !== undefined) define(dest);
        else destsOf(instr).forEach(define);
      }
      isEnded = isTerminator(instr);
      if (isTerminator(instr)) jumps.push(instr);
      else if (instr.op === 'Phi') this.#report.break('LBL-5', instr.span, 'phi');
      else if (instr.op === 'Label') {
        if (labels.has(instr.label)) this.#report.break('LBL-1', instr.span, instr.label);
        labels.add(instr.label);
      }
      if (isEnded || instr.op === 'Label') piece++;
    }
    if (blocks.length > 0) this.#report.break('LBL-5', span, 'a block');
    for (const jump of jumps)
      for (const target of targetsOf(jump))
        if (!labels.has(target)) this.#report.break('LBL-2', jump.span, `label lbl${target}`);
    return isStraight && isEnded;
  }

  /** Code in blocks is never known to be straight. */
  #checkBlocks(): boolean {
    const { blocks, instrs, form, span } = this.#func;
    if (instrs.length > 0) this.#report.break('LBL-5', instrs[0].span, instrs[0].op);
    if (blocks.length === 0) this.#report.break('LBL-3', span);
    for (const [b, { phis, instrs: body, terminator }] of blocks.entries()) {
      if ((form !== 'ssa' || b === 0) && phis.length > 0) this.#report.break('LBL-5', phis[0].span, 'phi');
      for (const instr of body) {
        if (instr.op === 'Label' || instr.op === 'Phi' || isTerminator(instr))
          this.#report.break('LBL-5', instr.span, instr.op === 'Phi' ? 'phi' : instr.op);
      }
      if (!isTerminator(terminator)) this.#report.break('LBL-5', (terminator as Instr).span, (terminator as Instr).op);
      for (const target of targetsOf(terminator)) {
        if (blocks[target] === undefined) this.#report.break('LBL-2', terminator.span, `block B${target}`);
        else if (target === 0) this.#report.break('LBL-4', terminator.span);
      }
    }
    eachInstr(this.#func, (instr) => this.#checkInstr(instr));
    return false;
  }

  #checkInstr(instr: Instr): void {
    let isSound = true;
    for (const operand of operandsOf(instr)) isSound = this.#checkOperand(operand, instr) && isSound;
    const written = destOf(instr);
    if (written !== undefined) isSound = this.#checkDest(written, instr, isSound);
    else for (const dest of destsOf(instr)) isSound = this.#checkDest(dest, instr, isSound);
    if (instr.op === 'Call' && this.#module.funcs[instr.func] === undefined) {
      this.#report.break('MOD-3', instr.span, `function ${instr.func}`);
      isSound = false;
    }
    if (isSound) this.#types.check(instr);
    if (isSound && this.#module.profile === 'core') checkCoreInstr(this.#module, instr, this.#report);
  }

  #checkDest(dest: Dest, instr: Instr, isSound: boolean): boolean {
    if (!this.#checkOperand(dest, instr) || !isSound) return false;
    if (!this.#isMemory(dest)) return true;
    this.#report.break('TYP-6', instr.span, nameOf(dest));
    return false;
  }

  #isMemory(dest: Dest): boolean {
    if (dest.kind === 'g') return this.#module.globals[dest.index].storage !== 'scalar';
    return 'storage' in this.#func.symbols[dest.index];
  }

  // LBL-3, TMP, SSA-2 to SSA-5: about paths, so they come when everything else is right

  #checkFlow(): void {
    const func = this.#func;
    const isSsa = func.form === 'ssa';
    const built = func.form === 'linear' ? buildBlocks(func.instrs) : { blocks: func.blocks, fallsOff: false };
    if (built.fallsOff) this.#report.break('LBL-3', func.instrs.at(-1)?.span ?? func.span);
    const values = numberValues({ ...func, blocks: built.blocks });
    this.#checkSingleAssignment(values);
    if (isSsa) this.#checkPhis(func.blocks);
    this.#checkDominance(built.blocks, values);
  }

  /** TMP-1 and SSA-2, in all of the text, reachable or not. */
  #checkSingleAssignment(values: ValueTable): void {
    const isAssigned = scratchBytes(values.count);
    const assign = (dest: Dest, instr: Instr): void => {
      if (!isValue(dest) || (dest.kind !== 't' && dest.version === undefined)) return;
      const value = valueOf(values, dest);
      const isAgain = isAssigned[value] === 1 || dest.version === 0;
      if (isAgain) this.#report.break(dest.kind === 't' ? 'TMP-1' : 'SSA-2', instr.span, nameOf(dest));
      isAssigned[value] = 1;
    };
    eachInstr(this.#func, (instr) => {
      const written = destOf(instr);
      if (written !== undefined) assign(written, instr);
      else for (const dest of destsOf(instr)) assign(dest, instr);
    });
  }

  #checkPhis(blocks: readonly Block[]): void {
    const preds = predecessorsOf(blocks);
    const list = (numbers: readonly number[]): string =>
      numbers.length === 0 ? 'nowhere' : numbers.map((n) => `B${n}`).join(' ');
    blocks.forEach(({ phis }, b) => {
      for (const phi of phis) {
        if (phi.dest.kind !== 'l' && phi.dest.kind !== 'p') this.#report.break('SSA-5', phi.span, nameOf(phi.dest));
        const isRight =
          phi.sources.length === preds[b].length &&
          phi.operands.length === phi.sources.length &&
          phi.sources.every((source, i) => source === preds[b][i]);
        if (!isRight) this.#report.break('SSA-4', phi.span, list(phi.sources), list(preds[b]));
      }
    });
  }

  /** TMP-2 and SSA-3; in linear and CFG form only temporaries have one definition that could dominate. */
  #checkDominance(blocks: readonly Block[], values: ValueTable): void {
    const graph = graphOfBlocks(blocks);
    const tree = findDominators(graph, searchDepthFirst(graph));
    /** Where each value is assigned: the block, and in it the k-th instruction at k, phis at -1. */
    const placeBlock = scratchInts(values.count, -1);
    const placeAt = scratchInts(values.count);
    const define = (dest: Dest, block: number, at: number): void => {
      if (!isValue(dest)) return;
      placeBlock[valueOf(values, dest)] = block;
      placeAt[valueOf(values, dest)] = at;
    };
    blocks.forEach((block, b) => {
      for (const phi of block.phis) define(phi.dest, b, -1);
      block.instrs.forEach((instr, at) => {
        const written = destOf(instr);
        if (written !== undefined) define(written, b, at);
        else for (const dest of destsOf(instr)) define(dest, b, at);
      });
    });
    const check = (operand: Operand, block: number, at: number, instr: Instr): void => {
      if (!isValue(operand)) return;
      if (operand.kind !== 't' && (operand.version === undefined || operand.version === 0)) return;
      if (tree.number[block] < 0) return;
      const value = valueOf(values, operand);
      const from = placeBlock[value];
      const isReached = from >= 0 && (from === block ? placeAt[value] < at : dominates(tree, from, block));
      if (!isReached) this.#report.break(operand.kind === 't' ? 'TMP-2' : 'SSA-3', instr.span, nameOf(operand));
    };
    blocks.forEach((block, b) => {
      for (const phi of block.phis) phi.operands.forEach((operand, i) => check(operand, phi.sources[i], Infinity, phi));
      block.instrs.forEach((instr, at) => {
        for (const operand of operandsOf(instr)) check(operand, b, at, instr);
      });
      for (const operand of operandsOf(block.terminator)) check(operand, b, Infinity, block.terminator);
    });
  }
}

/** In the order of the text. Calls back, since a generator would cost more than what is done with an instruction. */
function eachInstr(func: Func, see: (instr: Instr) => void): void {
  for (const instr of func.instrs) see(instr);
  for (const { phis, instrs, terminator } of func.blocks) {
    for (const phi of phis) see(phi);
    for (const instr of instrs) see(instr);
    see(terminator);
  }
}

function nameOf(operand: Exclude<Operand, { kind: 'v' }>): string {
  if (operand.kind === 'g' || operand.kind === 'f') return `@${operand.index}`;
  return `${operand.kind}${operand.index}${operand.version === undefined ? '' : `.${operand.version}`}`;
}
