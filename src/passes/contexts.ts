/**
 * Counts by *calling context*: besides its counters (count.ts), a function adds its steps to a sum of its own, which belongs to the
 * context in which it is: a node of a tree (G. Ammons, T. Ball, J. Larus, "Exploiting hardware performance counters with flow and
 * context sensitive profiling", PLDI 1997).
 *
 *     root ── main ──┬── parse ── next
 *                    └── eval ── next            eval calls eval: that is the same node
 *
 * The tree is kept outside (`.samara_context`); here only what is needed while nothing changes. A function that is called where it was
 * called last is in the node in which it was then, and one that is active already is in that of the active call, so that a recursion is
 * no deeper in the tree than the program has functions. Only else is the outside asked, and then given the sum.
 *
 *     block B0:                                   block of a return:
 *       t7 = context                                open.f = open.f SubI 1
 *       t8 = (open.f > 0) OrI (context == from.f)   context = t7
 *       open.f = open.f AddI 1                      return t3
 *       cond goto t8 B9 B8
 *     block B8:
 *       node.f = .samara_context(number, context, node.f, self.f)
 *       from.f = context
 *       self.f = 0.0
 *       ucond goto B9
 *     block B9:
 *       context = node.f
 *       …
 */
import type { Block, CalcOp, Dest, Func, Instr, LinearModule, Operand } from '../linear/nodes.ts';
import { addScalar } from '../linear/added-scalars.ts';
import { countFunc, type CountedFunc } from './count.ts';

/** The function that is asked for the node of a function: (number of the function, node of the caller, last node, steps in that). */
export const contextFunction = 'samara_context';

/** Globals by which a function knows its context. */
export interface ContextScalars {
  /** The node in which it was last, and how many steps it has done there. */
  readonly node: number;
  readonly self: number;
  /** How many calls of it are active. */
  readonly open: number;
}

/** A module whose functions are all counted. */
export interface CountedModule {
  readonly module: LinearModule;
  readonly funcs: readonly CountedFunc[];
  /** With contexts: the global that is the node of the active function; 0 is the root. */
  readonly context?: number;
  /** With contexts, for each of `funcs`. */
  readonly scalars: readonly ContextScalars[];
  /** Every instruction that was added. */
  readonly added: ReadonlySet<Instr>;
}

/** A copy of a module in CFG form in which executions are counted; with `contexts`, by calling context too. */
export function countModule(original: LinearModule, contexts: boolean): CountedModule {
  const funcs = original.funcs.map(copyOf);
  const module: LinearModule = { ...original, profile: 'full', globals: original.globals.slice(), funcs };
  const added = new Set<Instr>();
  const defined = funcs.filter(({ extern }) => !extern);
  if (!contexts) {
    const onAdded = (instr: Instr): void => void added.add(instr);
    return { module, funcs: defined.map((func) => countFunc(module, func, { onAdded })), scalars: [], added };
  }
  const context = addScalar(module, 'context', 'i32');
  const host = funcs.push(contextDeclaration(module)) - 1;
  const counters = defined.map((func, number) => new ContextCounter(module, func, { context, host, number, added }));
  return {
    module,
    funcs: counters.map((counter) => counter.count()),
    context,
    scalars: counters.map(({ scalars }) => scalars),
    added,
  };
}

function copyOf(func: Func): Func {
  const blocks = func.blocks.map((block): Block => ({ ...block, instrs: block.instrs.slice() }));
  return { ...func, symbols: func.symbols.slice(), blocks };
}

/** The function of the host, under a name that the program does not have. */
function contextDeclaration({ funcs }: LinearModule): Func {
  const params = ['i32', 'i32', 'i32', 'f64'] as const;
  const symbols = params.map((type) => ({ kind: 'p', type }) as const);
  const taken = new Set(funcs.map(({ name }) => name));
  let name = `.${contextFunction}`;
  for (let n = 2; taken.has(name); n++) name = `.${n}.${contextFunction}`;
  const shape = { variadic: false, extern: true, exported: false, form: 'cfg' as const, instrs: [], blocks: [] };
  return { name, params, results: ['i32'], symbols, ...shape };
}

interface ModuleParts {
  readonly context: number;
  /** The function of the host. */
  readonly host: number;
  /** Of the function among those with a body. */
  readonly number: number;
  readonly added: Set<Instr>;
}

const i32 = (value: number): Operand => ({ kind: 'v', type: 'i32', value });
const scalar = (index: number): Dest & Operand => ({ kind: 'g', index });

/** One function; counted first, so that what is added here is not. */
class ContextCounter {
  readonly scalars: ContextScalars;
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #parts: ModuleParts;
  /** The node of the caller in which `node` is. */
  readonly #from: number;

  constructor(module: LinearModule, func: Func, parts: ModuleParts) {
    this.#module = module;
    this.#func = func;
    this.#parts = parts;
    this.#from = addScalar(module, 'from', 'i32', -1);
    this.scalars = {
      node: addScalar(module, 'node', 'i32', -1),
      self: addScalar(module, 'self', 'f64'),
      open: addScalar(module, 'open', 'i32'),
    };
  }

  count(): CountedFunc {
    const { added } = this.#parts;
    const { self } = this.scalars;
    const besides = (steps: number): Instr[] => [
      this.#calc('AddD', scalar(self), scalar(self), { kind: 'v', type: 'f64', value: steps }),
    ];
    const counted = countFunc(this.#module, this.#func, { besides, onAdded: (instr) => void added.add(instr) });
    const caller = this.#temporary();
    for (const block of this.#func.blocks) if (block.terminator.op === 'Return') this.#leave(block, caller);
    this.#enter(caller);
    return counted;
  }

  /** What the function begins with goes into a block of its own, behind the others. */
  #enter(caller: Dest & Operand): void {
    const { blocks } = this.#func;
    const { context, host, number } = this.#parts;
    const { node, self, open } = this.scalars;
    const [isActive, isSame, isKnown] = [this.#temporary(), this.#temporary(), this.#temporary()];
    const [first] = blocks;
    const ask = blocks.length;
    blocks[0] = {
      phis: [],
      instrs: [
        this.#assign(caller, scalar(context)),
        this.#calc('GreaterI', isActive, scalar(open), i32(0)),
        this.#calc('EqualI', isSame, scalar(this.#from), caller),
        this.#calc('OrI', isKnown, isActive, isSame),
        this.#calc('AddI', scalar(open), scalar(open), i32(1)),
      ],
      terminator: this.#added({ op: 'CondGoto', operands: [isKnown], targets: [ask + 1, ask] }),
    };
    const operands = [i32(number), caller, scalar(node), scalar(self)];
    blocks.push({
      phis: [],
      instrs: [
        this.#added({ op: 'Call', func: host, dests: [scalar(node)], operands }),
        this.#assign(scalar(this.#from), caller),
        this.#assign(scalar(self), { kind: 'v', type: 'f64', value: 0 }),
      ],
      terminator: this.#added({ op: 'Goto', targets: [ask + 1] }),
    });
    first.instrs.unshift(this.#assign(scalar(context), scalar(node)));
    blocks.push(first);
  }

  #leave(block: Block, caller: Operand): void {
    const { open } = this.scalars;
    block.instrs.push(
      this.#calc('SubI', scalar(open), scalar(open), i32(1)),
      this.#assign(scalar(this.#parts.context), caller),
    );
  }

  #temporary(): Dest & Operand {
    return { kind: 't', index: this.#func.symbols.push({ kind: 't', type: 'i32' }) - 1 };
  }

  #calc(op: CalcOp, dest: Dest, ...operands: readonly Operand[]): Instr {
    return this.#added({ op, dest, operands });
  }

  #assign(dest: Dest, operand: Operand): Instr {
    return this.#added({ op: 'Assign', dest, operands: [operand] });
  }

  #added<I extends Instr>(instr: I): I {
    this.#parts.added.add(instr);
    return instr;
  }
}
