/**
 * The operations that are lowered: instructions and extra functions, each with what lowers it. One without a row here, or with one that gives up, is
 * reported (function.ts), and the program is not lowered.
 */
import type { ExtraKey } from '../../tuyin/extras.ts';
import type { Opcode } from '../../tuyin/opcodes.ts';
import type { Body, Site } from './body.ts';
import { conversion, reinterpretation } from './conversions.ts';
import {
  branchCondition,
  checkedOperator,
  elementAt,
  elementPut,
  extraComparison,
  getItem,
  make,
  mathFunction,
  operator,
  roundedFunction,
  select,
  setItem,
  unsignedOperator,
} from './operations.ts';
import {
  copyMemory as copyToStream,
  isAtEnd,
  position,
  pushValue,
  readValue,
  size,
  skip,
  writeValue,
} from './streams.ts';
import {
  allocate,
  asked,
  checkIndex,
  copyMemory,
  copyToRegion,
  done,
  elementAddress,
  fieldAddress,
  isRegionRead,
  loadValue,
  readRegion,
  skipRegion,
  storeValue,
  within,
  writeRegion,
} from './memory.ts';
import type { FunctionLowering } from './function.ts';

/** Lowers the operation at a site; false if it cannot. */
type Operation = (lowering: FunctionLowering, site: Site) => boolean;
type BodyOperation = (body: Body, site: Site) => boolean;

const on =
  (operation: BodyOperation): Operation =>
  ({ body }, site) =>
    operation(body, site);
const nothing: Operation = () => true;
const operatorRow = on(operator);
const constant: Operation = (lowering, site) => lowering.constant(site);
const loadArgument: Operation = (lowering, site) => lowering.loadArgument(site);
const loadLocal: Operation = (lowering, site) => lowering.loadLocal(site);
const compareBranch: Operation = (lowering, site) => lowering.jumpIf(site, branchCondition(lowering.body, site), true);
const trap =
  (kind: string): Operation =>
  ({ body }) => {
    body.b.trap(kind);
    return true;
  };

/** Instructions that are lowered. */
const operations: Readonly<Partial<Record<Opcode, Operation>>> = {
  nop: nothing,
  breakpoint: nothing,
  ldarg: loadArgument,
  'ldarg.0': loadArgument,
  'ldarg.1': loadArgument,
  'ldarg.2': loadArgument,
  'ldarg.3': loadArgument,
  ldloc: loadLocal,
  'ldloc.0': loadLocal,
  'ldloc.1': loadLocal,
  'ldloc.2': loadLocal,
  'ldloc.3': loadLocal,
  stloc: (lowering, site) => lowering.store(site, site.instr.a, lowering.localType(site.instr.a), 'variable'),
  starg: (lowering, site) =>
    lowering.store(site, site.instr.a, lowering.body.func.params.at(site.instr.a), 'parameter'),
  ldc: constant,
  'ldc.l': constant,
  'ldc.m1': constant,
  'ldc.0': constant,
  'ldc.1': constant,
  'ldc.2': constant,
  'ldc.3': constant,
  'ldc.4': constant,
  'ldc.5': constant,
  'ldc.6': constant,
  'ldc.7': constant,
  'ldc.8': constant,
  'ldc.9': constant,
  'ldc.r4': (lowering, site) => lowering.float(site, 'float'),
  'ldc.r8': (lowering, site) => lowering.float(site, 'double'),
  ldstr: ({ body }, site) =>
    body.give(site, [body.b.i32(body.program.image.global(body.runnable.string(site.instr.a)))]),
  ldk: (lowering, site) => lowering.poolConstant(site),
  ldglb: ({ body }, site) =>
    site.types.gives[0]?.kind === 'callee' ||
    body.give(site, [
      body.b.i32(body.program.image.global(body.runnable.global(body.code.pool.symbols[site.instr.a]))),
    ]),
  add: operatorRow,
  sub: operatorRow,
  mul: operatorRow,
  div: operatorRow,
  rem: operatorRow,
  neg: operatorRow,
  and: operatorRow,
  or: operatorRow,
  xor: operatorRow,
  not: operatorRow,
  shl: operatorRow,
  shr: operatorRow,
  ceq: operatorRow,
  cgt: operatorRow,
  clt: operatorRow,
  br: (lowering, { instr }) => {
    lowering.body.b.goto(lowering.labelOf(instr.a));
    return true;
  },
  brtrue: (lowering, site) => lowering.branch(site, true),
  brfalse: (lowering, site) => lowering.branch(site, false),
  beq: compareBranch,
  bge: compareBranch,
  bgt: compareBranch,
  ble: compareBranch,
  blt: compareBranch,
  switch: (lowering, site) => lowering.switch(site),
  call: (lowering, site) => lowering.call(site),
  ret: (lowering, site) => lowering.return(site),
  throw: trap('uncaught-exception'),
  peek: (lowering, site) => lowering.duplicate(site),
  pop: nothing,
  callx: (lowering, site) => extraOperation(site)?.(lowering, site) ?? false,
};

function extraOperation({ types }: Site): Operation | undefined {
  return types.use && extraOperations[types.use.key];
}

const compared = on(extraComparison);
const unsigned = on(unsignedOperator);
const math = on(mathFunction);
const mark: Operation = ({ body }) => {
  const { b, marks } = body;
  body.run('mark');
  if (marks !== undefined) b.assign(marks, b.calc('AddI', marks, b.i32(1)));
  return true;
};
/** Code may have no mark. */
const rewind: Operation = ({ body }) => {
  if (body.marks === undefined) body.run('rewind');
  else body.b.ifThen(body.marks, () => body.run('rewind'));
  return true;
};
const drop: Operation = ({ body }) => {
  const { b, marks } = body;
  if (marks === undefined) body.run('drop');
  else b.ifThen(marks, () => body.dropMark(marks));
  return true;
};
const checked = on(checkedOperator);
const rounded = on(roundedFunction);

/** Extra functions that are lowered. */
const extraOperations: Readonly<Partial<Record<ExtraKey, Operation>>> = {
  'block.start': nothing,
  'block.end': nothing,
  'document.seq': nothing,
  conv: on(conversion),
  bits: on(reinterpretation),
  make: on(make),
  get: on(getItem),
  set: on(setItem),
  select: on(select),
  'mem.load': on(loadValue),
  'mem.size': on(asked('rest')),
  'mem.alloc': on(allocate),
  'mem.store': on(storeValue),
  'mem.copy': on(copyMemory),
  'mem.fill': on(done('fill', 2)),
  'mem.within': on(within),
  'mem.index': on(checkIndex),
  elem: on(elementAddress),
  field: on(fieldAddress),
  'region.read': on(readRegion),
  'region.peek': on(readRegion),
  'region.write': on(writeRegion),
  'region.copy': on(copyToRegion),
  'region.skip': on(skipRegion),
  'region.seek': on(done('region_seek', 1)),
  'region.reset': on(done('region_reset')),
  'region.pos': on(asked('region_pos')),
  'region.cap': on(asked('region_cap')),
  'region.size': on(asked('region_size')),
  'region.eof': on(isRegionRead),
  'region.has': on(asked('region_has', 1)),
  'io.read': on(readValue),
  'io.peek': on(readValue),
  'io.pop': on(readValue),
  'io.push': on(pushValue),
  'io.write': on(writeValue),
  'io.copy': on(copyToStream),
  'io.skip': on(skip),
  'io.size': on(size),
  'io.eof': on(isAtEnd),
  'io.pos': on(position),
  'io.has': (lowering, site) => lowering.has(site),
  'io.mark': mark,
  'io.rewind': rewind,
  'io.drop': drop,
  'call.take': nothing,
  'call.share': nothing,
  'call.rest': nothing,
  'u.div': unsigned,
  'u.rem': unsigned,
  'u.shr': unsigned,
  'u.lt': compared,
  'u.le': compared,
  'u.gt': compared,
  'u.ge': compared,
  'cmp.ne': compared,
  'cmp.le': compared,
  'cmp.ge': compared,
  'nsw.add': checked,
  'nsw.sub': checked,
  'nsw.mul': checked,
  'nsw.shl': checked,
  'nuw.add': checked,
  'nuw.sub': checked,
  'nuw.mul': checked,
  'nuw.shl': checked,
  'exact.div': checked,
  'exact.shr': checked,
  'math.abs': math,
  'math.min': math,
  'math.max': math,
  'math.floor': math,
  'math.ceil': math,
  'math.trunc': math,
  'math.round': math,
  'math.sqrt': math,
  'math.fma': math,
  'math.pow': math,
  'math.exp': math,
  'math.log': math,
  'math.sin': math,
  'math.cos': math,
  'fp.add': rounded,
  'fp.sub': rounded,
  'fp.mul': rounded,
  'fp.div': rounded,
  'fp.sqrt': rounded,
  'br.indirect': (lowering, site) => lowering.jumpTo(site),
  at: on(elementAt),
  put: on(elementPut),
  assume: (lowering, site) => lowering.assume(site),
  unreachable: trap('deliberate'),
  'trap.match': trap('no-match'),
  'trap.elided': trap('elided'),
  trap: trap('deliberate'),
};

/** Lowers the operation at a site; false if it cannot. */
export function lowerOperation(lowering: FunctionLowering, site: Site): boolean {
  return operations[site.instr.op]?.(lowering, site) === true;
}
