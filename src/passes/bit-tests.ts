/**
 * A switch between two places is a test of a bit, in SSA form; one of numbers in a row is a comparison:
 *
 *     S: switch x (9 A) (10 A) (13 A) (32 A) else B         S: t1 = x - 9; t2 = LessUI t1, 24; cond t2 T B
 *                                                  ──▶      T: t3 = ShrUI 0x800013, t1; t4 = BandI t3, 1; cond t4 A B
 *
 * That is less code (-Os). It is not quicker in V8: a loop of 60 million rounds around such a switch takes as long either way.
 */
import { phiOperandFrom } from '../linear/cfg.ts';
import { integer } from '../linear/instr.ts';
import { operandType, type Block, type Dest, type Func, type Instr, type LinearModule } from '../linear/nodes.ts';
import type { Operand, Switch } from '../linear/nodes.ts';
import { calcRows, type CalcOp } from '../linear/opcodes.ts';
import { phiOf } from './round-copies.ts';

/** Fewer numbers are comparisons that are as quick, but for numbers in a row. */
const fewest = 4;

/** The strict profile has no comparisons without sign. */
export function testBits(module: LinearModule, func: Func): boolean {
  if (module.profile === 'core') return false;
  let changed = false;
  for (let b = 0, original = func.blocks.length; b < original; b++) {
    const { terminator } = func.blocks[b];
    const test = terminator.op === 'Switch' ? findTest(terminator) : undefined;
    if (terminator.op !== 'Switch' || test === undefined) continue;
    new Writer(module, func, terminator).write(b, test);
    changed = true;
  }
  return changed;
}

/** Which numbers, from the least on, lead where no other does. */
interface BitTest {
  readonly least: bigint;
  readonly span: bigint;
  /** Undefined if all of them do. */
  readonly bits: bigint | undefined;
  readonly inside: number;
}

function findTest({ values, targets }: Switch): BitTest | undefined {
  const other = targets[values.length];
  const led = values.map(BigInt).filter((_, i) => targets[i] !== other);
  const ways = new Set(targets.filter((target) => target !== other));
  const [inside] = ways;
  if (ways.size !== 1 || led.length < 2) return undefined;
  const least = led.reduce((a, b) => (a < b ? a : b));
  const span = led.reduce((a, b) => (a > b ? a : b)) - least + 1n;
  const isRow = span === BigInt(led.length);
  if (!isRow && (span > 64n || led.length < fewest)) return undefined;
  const bits = isRow ? undefined : led.reduce((sum, value) => sum | (1n << (value - least)), 0n);
  return { least, span, inside, bits };
}

class Writer {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #end: Switch;

  constructor(module: LinearModule, func: Func, end: Switch) {
    this.#module = module;
    this.#func = func;
    this.#end = end;
  }

  write(b: number, { least, span, bits, inside }: BitTest): void {
    const { operands, values, targets, span: place } = this.#end;
    const { blocks } = this.#func;
    const [value] = operands;
    const other = targets[values.length];
    const isWide = operandType(this.#module, this.#func, value) === 'i64';
    const { instrs } = blocks[b];
    const index =
      least === 0n ? value : this.#make(instrs, isWide ? 'SubL' : 'SubI', value, integer(least, isWide ? 64 : 32));
    const isNear = this.#make(instrs, isWide ? 'LessUL' : 'LessUI', index, integer(span, isWide ? 64 : 32));
    if (bits === undefined) {
      blocks[b].terminator = { op: 'CondGoto', operands: [isNear], targets: [inside, other], span: place };
      return;
    }
    const test: Block = { phis: [], instrs: [], terminator: { op: 'Goto', targets: [inside] } };
    const at = blocks.push(test) - 1;
    blocks[b].terminator = { op: 'CondGoto', operands: [isNear], targets: [at, other], span: place };
    const isLong = span > 32n;
    const by = isWide === isLong ? index : this.#make(test.instrs, isLong ? 'UIToL' : 'LToI', index);
    const shifted = this.#make(test.instrs, isLong ? 'ShrUL' : 'ShrUI', integer(bits, isLong ? 64 : 32), by);
    const narrow = isLong ? this.#make(test.instrs, 'LToI', shifted) : shifted;
    const bit = this.#make(test.instrs, 'BandI', narrow, integer(1n, 32));
    test.terminator = { op: 'CondGoto', operands: [bit], targets: [inside, other], span: place };
    this.#comeFrom(inside, b, at, false);
    this.#comeFrom(other, b, at, true);
  }

  /** A block is come to from the test, with what the switch brought; `isBesides`: from there too. */
  #comeFrom(target: number, from: number, test: number, isBesides: boolean): void {
    const { phis } = this.#func.blocks[target];
    phis.forEach((phi, p) => {
      const ways = phi.sources.map((source, k) => [source, phi.operands[k]] as const);
      const kept = isBesides ? ways : ways.filter(([source]) => source !== from);
      phis[p] = phiOf(phi, ...kept, [test, phiOperandFrom(phi, from)]);
    });
  }

  #make(instrs: Instr[], op: CalcOp, ...operands: readonly Operand[]): Dest {
    const dest: Dest = { kind: 't', index: this.#func.symbols.push({ kind: 't', type: calcRows[op].result }) - 1 };
    instrs.push({ op, dest, operands, span: this.#end.span });
    return dest;
  }
}
