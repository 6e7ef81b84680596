/**
 * The lines of a function's body.
 *
 *     line   ::= 'lbl0' ':' | 'block' B0 ':' | 'rparam' a | [r {',' r} '='] call | r '=' value | a '[' b ']' '=' c
 *              | 'store.' mem a ['+' n] ',' b | 'copy' a ',' b ',' c | 'fill' a ',' b ',' c | 'release' a | jump
 *     value  ::= Op a {',' b} | a [sign b] | sign a | a '[' b ']' | 'load.' mem ['.' type] a ['+' n] | 'alloca' a | phi
 *     call   ::= 'call' @f [',' 'param' n] | 'icall' a '(' types ')' results [',' 'param' n]
 *     phi    ::= ('phi' | 'phia') ({ '[' B0 ':' a ']' } | { a })
 *     jump   ::= 'goto' target | 'goto' a '?' target ':' target | 'ucond' 'goto' target | 'cond' 'goto' a target target
 *              | 'switch' a '[' {literal ':' target ','} ']' ',' target | 'return' [a {',' a}] | 'trap' kind
 *
 * A first pass reads drafts, in which literals have no settled type and signs stand for operations; `resolve.ts` makes
 * instructions of them when all definitions are known. Other spellings of [IR Design]: `(i32->f32) a`, `a AddI b`,
 * `phi(a[B1], b[B2])`, `phia a b` in the order of the predecessors, types before operands, `.lbl 3`, and the listing of
 * its compiler, whose blocks have any numbers and name their successors at the end (`listed-blocks.ts`):
 *
 *     ....Block B4 [Entry]
 *     cond goto t1
 *     ....Block End [True] B5 [False] B6
 */
import { ownEntry } from '../base/own-entry.ts';
import { nearestName } from '../base/suggest.ts';
import { isEnd, isJumpWithoutTargets, settlePhis, type Draft, type DraftBody } from './draft.ts';
import type { CalcOp, Dest, Func, ValueType } from './nodes.ts';
import { calcRows, conversions, isCalcOp, linearAliases, signAliases, type ConversionOp } from './opcodes.ts';
import { OperandParser, symbolPattern } from './parse-operands.ts';
import { Recover, type DraftOperand, type Reader } from './reader.ts';
import { ListedBlocks, parseSuccessors } from './listed-blocks.ts';
import type { Scope } from './parser.ts';

/** How the listing of that document's compiler begins and ends a block. */
const listedBlock = '....Block';

const binarySigns: ReadonlySet<string> = new Set(
  Object.values(calcRows)
    .filter((row) => row.operands.length === 2)
    .map((row) => row.sign ?? ''),
);
export function parseBody(
  reader: Reader,
  scope: Scope,
  func: Func,
  start: number,
  end: number,
  form: Func['form'] | undefined,
): DraftBody {
  return new BodyParser(reader, scope, func).parse(start, end, form);
}

class BodyParser {
  readonly #reader: Reader;
  readonly #scope: Scope;
  readonly #operands: OperandParser;
  readonly #lists: Draft[][] = [[]];
  #isBlocks = false;
  #sawBlock = false;
  /** Of that compiler's listing. */
  #listing: ListedBlocks | undefined;
  #rparams: DraftOperand[] = [];
  #rparamAt = 0;

  constructor(reader: Reader, scope: Scope, func: Func) {
    this.#reader = reader;
    this.#scope = scope;
    this.#operands = new OperandParser(reader, scope, func);
  }

  parse(start: number, end: number, form: Func['form'] | undefined): DraftBody {
    const reader = this.#reader;
    reader.at = start;
    reader.skipBlankLines();
    if (reader.isWord(listedBlock)) this.#listing = new ListedBlocks(reader);
    this.#isBlocks = reader.isWord('block') || this.#listing !== undefined || (form !== undefined && form !== 'linear');
    while (reader.at < end) {
      try {
        if (!reader.atLineEnd) this.#line();
      } catch (error) {
        if (!(error instanceof Recover)) throw error;
        this.#rparams = [];
      }
      reader.skipLine();
    }
    if (this.#rparams.length > 0) reader.report('LIN1025', reader.tokens.span(this.#rparamAt));
    if (this.#isBlocks && this.#listing === undefined) this.#closeBlock();
    const inferred = this.#isBlocks ? (this.#operands.hasVersions ? 'ssa' : 'cfg') : 'linear';
    return { form: form ?? inferred, lists: settlePhis(this.#listing?.finish() ?? this.#lists, reader) };
  }

  #line(): void {
    const reader = this.#reader;
    const start = reader.at;
    const word = reader.kind === 'word' ? reader.text : '';
    if (word === 'block') return this.#block();
    if (word === listedBlock) return this.#listingLine();
    if (this.#isLabel()) return this.#label();
    if (word === 'fparam' || word === 'local') reader.fail('LIN1023', start, `\`${word}\``);
    if (word === 'rparam') return this.#rparam();
    const draft = this.#instr(word, start);
    reader.endLine();
    if (this.#rparams.length > 0) this.#failRparams();
    if (this.#isBlocks && this.#hasEnded()) reader.fail('LIN1029', start);
    this.#add(draft);
  }

  #add(draft: Draft): void {
    this.#lists[this.#lists.length - 1].push(draft);
  }

  #failRparams(): never {
    this.#rparams = [];
    return this.#reader.fail('LIN1025', this.#rparamAt);
  }

  #draft(
    op: Draft['op'],
    start: number,
    dests: readonly Dest[],
    operands: readonly DraftOperand[],
    rest?: Partial<Draft>,
  ): Draft {
    return {
      op,
      span: this.#reader.tokens.span(start, Math.max(this.#reader.at - 1, start)),
      dests,
      operands,
      ...rest,
    };
  }

  // Labels and blocks

  #isLabel(): boolean {
    const { tokens, at } = this.#reader;
    if (tokens.kinds[at] !== 'word') return false;
    return /^(?:\.?lbl[0-9]+|\.lbl)$/.test(tokens.text(at));
  }

  #label(): void {
    const reader = this.#reader;
    const start = reader.at;
    if (this.#isBlocks) reader.fail('LIN1027', start, 'a label');
    const label = this.#operands.target(this.#isBlocks);
    reader.take(':');
    reader.endLine();
    if (this.#rparams.length > 0) this.#failRparams();
    this.#add(this.#draft('Label', start, [], [], { label }));
  }

  #block(): void {
    const reader = this.#reader;
    const start = reader.at++;
    if (!this.#isBlocks) reader.fail('LIN1027', start, '`block`');
    if (this.#rparams.length > 0) this.#failRparams();
    const isFirst = this.#lists.length === 1 && this.#lists[0].length === 0 && !this.#sawBlock;
    if (!isFirst) {
      this.#closeBlock();
      this.#lists.push([]);
    }
    this.#sawBlock = true;
    const number = this.#lists.length - 1;
    const at = reader.at;
    const given = this.#operands.target(this.#isBlocks);
    if (given !== number) reader.report('LIN1014', reader.tokens.span(at), `B${given}`, `B${number}`);
    reader.expect(':');
    reader.endLine();
  }

  /** `....Block B4 [Entry]` or `....Block End [True] B5 [False] B6`. */
  #listingLine(): void {
    const reader = this.#reader;
    if (this.#listing === undefined) return reader.fail('LIN1027', reader.at, `\`${listedBlock}\``);
    if (this.#rparams.length > 0) this.#failRparams();
    reader.at++;
    if (reader.takeWord('End')) return this.#listing.end(parseSuccessors(reader, () => this.#operands.target(true)));
    const number = this.#operands.target(true);
    this.#lists.push(this.#listing.begin(number, reader.at - 1));
    while (!reader.atLineEnd) reader.at++;
  }

  #hasEnded(): boolean {
    const last = this.#lists[this.#lists.length - 1].at(-1);
    return last !== undefined && isEnd(last);
  }

  #closeBlock(): void {
    const { tokens, at } = this.#reader;
    const number = this.#lists.length - 1;
    const last = this.#lists[number].at(-1);
    if (last !== undefined && isEnd(last) && !isJumpWithoutTargets(last)) return;
    if (last !== undefined && isJumpWithoutTargets(last))
      return this.#reader.report('LIN1031', last.span, `B${number}`);
    this.#reader.report('LIN1028', last?.span ?? tokens.span(Math.max(0, at - 1)), number);
  }

  // Instructions

  #instr(word: string, start: number): Draft {
    const reader = this.#reader;
    switch (word) {
      case 'goto':
        if (this.#isBlocks) reader.fail('LIN1027', start, '`goto` without `ucond` or `cond`');
        reader.at++;
        return this.#goto(start);
      case 'ucond':
      case 'uncond':
        this.#requireBlocks();
        reader.at++;
        reader.expectWord('goto');
        return this.#draft('Goto', start, [], [], {
          targets: reader.atLineEnd ? undefined : [this.#operands.target(this.#isBlocks)],
        });
      case 'cond': {
        this.#requireBlocks();
        reader.at++;
        reader.expectWord('goto');
        const condition = this.#operands.one();
        const targets = reader.atLineEnd
          ? undefined
          : [this.#operands.target(this.#isBlocks), this.#operands.target(this.#isBlocks)];
        return this.#draft('CondGoto', start, [], [condition], { targets });
      }
      case 'switch':
        reader.at++;
        return this.#switch(start);
      case 'return': {
        reader.at++;
        const operands = reader.atLineEnd ? [] : this.#operands.list();
        return this.#draft('Return', start, [], operands);
      }
      case 'trap': {
        reader.at++;
        return this.#draft('Trap', start, [], [], { trap: this.#trapName() });
      }
      case 'copy':
      case 'fill':
        reader.at++;
        return this.#draft(word === 'copy' ? 'Copy' : 'Fill', start, [], this.#operands.exactly(3));
      case 'release':
        reader.at++;
        return this.#draft('Release', start, [], [this.#operands.one()]);
      case 'call':
      case 'icall':
        return this.#call([], start);
      default:
        return word === 'volatile' || word.startsWith('store.') ? this.#store(start) : this.#assignment(start);
    }
  }

  #requireBlocks(): void {
    if (!this.#isBlocks) this.#reader.fail('LIN1027', this.#reader.at, `\`${this.#reader.text} goto\``);
  }

  /** `goto lbl0` or `goto a ? lbl1 : lbl0`. */
  #goto(start: number): Draft {
    const reader = this.#reader;
    if (this.#isLabel())
      return this.#draft('Goto', start, [], [], { targets: [this.#operands.target(this.#isBlocks)] });
    const condition = this.#operands.one();
    reader.expect('?');
    const ifTrue = this.#operands.target(this.#isBlocks);
    reader.expect(':');
    return this.#draft('CondGoto', start, [], [condition], {
      targets: [ifTrue, this.#operands.target(this.#isBlocks)],
    });
  }

  #switch(start: number): Draft {
    const reader = this.#reader;
    const operand = this.#operands.one();
    const values: Extract<DraftOperand, { kind: 'literal' }>[] = [];
    const targets: number[] = [];
    reader.expect('[');
    while (!reader.take(']')) {
      if (!reader.isLiteral) reader.expected('a number');
      values.push(reader.literal());
      reader.expect(':');
      targets.push(this.#operands.target(this.#isBlocks));
      if (!reader.take(',') && !reader.isSign(']')) reader.expected('`,` or `]`');
    }
    reader.expect(',');
    return this.#draft('Switch', start, [], [operand], {
      values,
      targets: [...targets, this.#operands.target(this.#isBlocks)],
    });
  }

  /** Words joined by `-`. */
  #trapName(): string {
    const reader = this.#reader;
    let name = '';
    do {
      if (reader.kind !== 'word') reader.expected('the kind of the trap');
      name += (name === '' ? '' : '-') + reader.text;
      reader.at++;
    } while (reader.take('-'));
    return name;
  }

  #store(start: number): Draft {
    const reader = this.#reader;
    const volatile = reader.takeWord('volatile');
    const [what, cell = ''] = reader.text.split('.');
    if (what !== 'store') reader.expected('`store.`');
    const mem = reader.memType(cell);
    reader.at++;
    const address = this.#operands.one();
    const memOffset = this.#offset();
    reader.expect(',');
    return this.#draft('Store', start, [], [address, this.#operands.one()], { mem, memOffset, volatile });
  }

  #offset(): number {
    return this.#reader.take('+') ? this.#reader.count('an offset in bytes', 2 ** 32 - 1) : 0;
  }

  #load(dests: readonly Dest[], start: number): Draft {
    const reader = this.#reader;
    const volatile = reader.takeWord('volatile');
    const [what, cell = '', type] = reader.text.split('.');
    if (what !== 'load') reader.expected('`load.`');
    const mem = reader.memType(cell);
    if (type !== undefined && type !== 'i32' && type !== 'i64') reader.expected('`i32` or `i64` behind the cell type');
    reader.at++;
    const address = this.#operands.one();
    return this.#draft('Load', start, dests, [address], {
      mem,
      memOffset: this.#offset(),
      volatile,
      loadType: type as ValueType | undefined,
    });
  }

  #rparam(): void {
    const reader = this.#reader;
    if (this.#rparams.length === 0) this.#rparamAt = reader.at;
    reader.at++;
    this.#rparams.push(this.#operands.one());
    reader.endLine();
  }

  /** Takes the `rparam` lines before it as its arguments. */
  #call(dests: readonly Dest[], start: number): Draft {
    const reader = this.#reader;
    const args = this.#rparams;
    this.#rparams = [];
    if (reader.takeWord('icall')) {
      const address = this.#operands.one();
      reader.expect('(');
      const signature = { params: reader.typesUpTo(')'), results: reader.results() };
      this.#paramCount(args.length);
      return this.#draft('ICall', start, dests, [address, ...args], { signature });
    }
    reader.expectWord('call');
    if (reader.kind !== 'name') reader.results();
    const { name, at } = reader.name();
    const func = this.#scope.funcIndex(name, at);
    this.#paramCount(args.length);
    return this.#draft('Call', start, dests, args, { func });
  }

  #paramCount(given: number): void {
    const reader = this.#reader;
    if (!reader.take(',')) return;
    reader.expectWord('param');
    const at = reader.at;
    const wanted = reader.count('the number of arguments', 65535);
    if (wanted !== given) reader.fail('LIN1024', at, wanted, given);
  }

  /** Lines that begin with a destination. */
  #assignment(start: number): Draft {
    const reader = this.#reader;
    this.#checkWord();
    const first = this.#operands.one();
    if (reader.take('[')) {
      const index = this.#operands.one();
      reader.expect(']');
      reader.expect('=');
      return this.#draft('ArrayStore', start, [], [first, index, this.#operands.one()]);
    }
    const dests = [this.#asDest(first, start)];
    while (reader.take(',')) {
      const at = reader.at;
      dests.push(this.#asDest(this.#operands.one(), at));
    }
    reader.expect('=');
    return this.#value(dests, start);
  }

  /** An operation where a destination should stand is a likely mistake, and so is a misspelt word. */
  #checkWord(): void {
    const reader = this.#reader;
    if (reader.kind !== 'word' || reader.isType || symbolPattern.test(reader.text)) return;
    if (isCalcOp(reader.text)) reader.expected('a destination `r =`');
    this.#unknownOperation();
  }

  #unknownOperation(): never {
    const { text, at } = this.#reader;
    const nearest = nearestName(text, [
      ...Object.keys(calcRows),
      'goto',
      'return',
      'rparam',
      'call',
      'icall',
      'switch',
      'block',
      'phi',
      'alloca',
      'release',
      'trap',
      'copy',
      'fill',
    ]);
    return this.#reader.fail('LIN1003', at, text, nearest === undefined ? '' : `; did you mean \`${nearest}\`?`);
  }

  #asDest(operand: DraftOperand, at: number): Dest {
    if (operand.kind === 'literal' || operand.kind === 'f')
      return this.#reader.fail('LIN1002', at, 'a destination', 'a value');
    return operand;
  }

  #value(dests: readonly Dest[], start: number): Draft {
    const reader = this.#reader;
    const word = reader.kind === 'word' ? reader.text : '';
    if (word === 'call' || word === 'icall') return this.#call(dests, start);
    if (dests.length > 1) reader.expected('`call` or `icall`');
    if (word === 'volatile' || word.startsWith('load.')) return this.#load(dests, start);
    if (word === 'phi' || word === 'phia' || reader.isSign('<')) return this.#phi(dests, start);
    if (reader.takeWord('alloca')) return this.#draft('Alloca', start, dests, [this.#operands.one()]);
    const op = calcOpOf(word);
    if (op !== undefined) {
      reader.at++;
      return this.#draft(op, start, dests, this.#operands.exactly(calcRows[op].operands.length));
    }
    const conversion = this.#arrowConversion();
    if (conversion !== undefined) return this.#draft(conversion, start, dests, [this.#operands.one()]);
    return this.#infix(dests, start);
  }

  /** `(i32->f32) a` or `i32->f32 a`. */
  #arrowConversion(): ConversionOp | undefined {
    const reader = this.#reader;
    const at = reader.isSign('(') ? reader.at + 1 : reader.at;
    if (reader.tokens.kinds[at] !== 'word' || reader.tokens.text(at + 1) !== '->') return undefined;
    const isWrapped = reader.take('(');
    const from = reader.type();
    reader.expect('->');
    const to = reader.type();
    if (isWrapped) reader.expect(')');
    const found = (Object.keys(conversions) as ConversionOp[]).find(
      (name) => conversions[name].from === from && conversions[name].to === to,
    );
    return found ?? reader.fail('LIN1003', at, `${from}->${to}`, '');
  }

  #infix(dests: readonly Dest[], start: number): Draft {
    const reader = this.#reader;
    for (const sign of ['-', '!', '~']) {
      if (!reader.isSign(sign) || reader.isLiteral) continue;
      reader.at++;
      return this.#draft('Prefix', start, dests, [this.#operands.one()], { sign });
    }
    if (reader.kind === 'word' && !reader.isType && !reader.isLiteral && !symbolPattern.test(reader.text))
      this.#unknownOperation();
    const first = this.#operands.one();
    if (reader.atLineEnd) return this.#draft('Assign', start, dests, [first]);
    if (reader.take('[')) {
      const index = this.#operands.one();
      reader.expect(']');
      return this.#draft('ArrayLoad', start, dests, [first, index]);
    }
    return this.#binary(dests, first, start);
  }

  /** The operator behind the first operand, by its name or its sign, and the second operand. */
  #binary(dests: readonly Dest[], first: DraftOperand, start: number): Draft {
    const reader = this.#reader;
    const op = reader.kind === 'word' ? calcOpOf(reader.text) : undefined;
    if (op !== undefined && calcRows[op].operands.length === 2) {
      reader.at++;
      return this.#draft(op, start, dests, [first, this.#operands.one()]);
    }
    const sign = signAliases.get(reader.text) ?? reader.text;
    if (reader.kind !== 'sign' || !binarySigns.has(sign)) reader.expected('an operation or the end of the line');
    reader.at++;
    return this.#draft('Infix', start, dests, [first, this.#operands.one()], { sign });
  }

  #phi(dests: readonly Dest[], start: number): Draft {
    const reader = this.#reader;
    this.#requireBlocks();
    const isBracketed = reader.take('<');
    if (!reader.takeWord('phia')) reader.expectWord('phi');
    const operands: DraftOperand[] = [];
    const sources: number[] = [];
    if (!reader.isSign('(') && !reader.isSign('[')) {
      while (!reader.atLineEnd && !reader.isSign('>')) {
        operands.push(this.#operands.one());
        reader.take(',');
      }
      if (isBracketed) reader.expect('>');
      return this.#draft('Phi', start, dests, operands);
    }
    if (reader.take('(')) {
      while (!reader.take(')')) {
        operands.push(this.#operands.one());
        reader.expect('[');
        sources.push(this.#operands.target(this.#isBlocks));
        reader.expect(']');
        if (!reader.take(',') && !reader.isSign(')')) reader.expected('`,` or `)`');
      }
    }
    while (reader.take('[')) {
      sources.push(this.#operands.target(this.#isBlocks));
      reader.expect(':');
      operands.push(this.#operands.one());
      reader.expect(']');
    }
    return this.#draft('Phi', start, dests, operands, { sources });
  }
}

function calcOpOf(word: string): CalcOp | undefined {
  if (Object.hasOwn(linearAliases, word)) return ownEntry(linearAliases, word);
  return isCalcOp(word) ? word : undefined;
}
