/**
 * A parsed program is one sequence of events in postfix order: operands before their operator, a condition before the
 * `If` that takes it. What a tree would nest is bracketed here, so every consumer is a loop with a stack, and no
 * nesting in the input can exhaust the stack of ours.
 *
 *     while (i < 10) a[i] = f(i, 1);
 *
 *     While  Name i  Rvalue  Int 10  Less  WhileCond
 *       Name a  Name i  Rvalue  Index  CallBegin f  Name i  Rvalue  Int 1  Call 2  Assign
 *     EndWhile
 *
 * The event number i is spread over five arrays: what it is, one or two numbers that belong to it, and its place.
 */
export const Event = {
  // Operands: `arg` is the value or the atom of the name.
  Int: 0,
  Float: 1,
  String: 2,
  Name: 3,
  Bad: 4,
  /** Takes a place and an index, gives a place. */
  Index: 5,
  /** Reads the place on top; a partly indexed array is a pointer. */
  Rvalue: 6,
  CallBegin: 7,
  /** `arg` is the number of arguments. */
  Call: 8,
  Neg: 9,
  Plus: 10,
  Not: 11,
  Mul: 12,
  Div: 13,
  Mod: 14,
  Add: 15,
  Sub: 16,
  Less: 17,
  Greater: 18,
  LessEqual: 19,
  GreaterEqual: 20,
  Equal: 21,
  NotEqual: 22,
  /** The left operand is complete; the right one follows. */
  AndLeft: 23,
  OrLeft: 24,
  And: 25,
  Or: 26,
  /** Parentheses around the value on top: only its place in the text changes. */
  Paren: 27,

  // Statements.
  /** Takes a place and a value. */
  Assign: 30,
  /** Takes a value that nobody needs. */
  Drop: 31,
  If: 32,
  Else: 33,
  EndIf: 34,
  While: 35,
  WhileCond: 36,
  EndWhile: 37,
  Break: 38,
  Continue: 39,
  /** `arg` is 1 if there is a value. */
  Return: 40,
  Open: 41,
  Close: 42,

  // Declarations.
  /** `arg`: a type code; `extra`: 1 for const. Holds for the declarators that follow. */
  DeclType: 50,
  /** The expression that follows must be constant. */
  Constant: 51,
  /** Takes the size of the next dimension. */
  Dim: 52,
  /** `arg`: the name; `extra`: 1 if an initialiser follows. */
  Declare: 53,
  /** `arg`: how many values stand inside, at any depth. */
  InitOpen: 54,
  InitValue: 55,
  InitClose: 56,
  InitEnd: 57,
  /** `arg`: the name; `extra`: the type code of the result. */
  Func: 58,
  /** `arg`: the name; `extra`: type code + 4 for arrays + 8 if the first dimension is given. */
  Param: 59,
  /** The parameters are complete. */
  Body: 60,
  EndFunc: 61,
} as const;

export const TypeCode = { void: 0, int: 1, float: 2 } as const;

const FIRST_CAPACITY = 1024;

/** Typed arrays that double when they are full: an event takes 18 bytes. Replaced when they grow, so read them anew. */
export class Code {
  ops = new Uint8Array(FIRST_CAPACITY);
  /** Numbers and atoms; floats are why this is no array of integers. */
  args = new Float64Array(FIRST_CAPACITY);
  extras = new Uint8Array(FIRST_CAPACITY);
  starts = new Int32Array(FIRST_CAPACITY);
  ends = new Int32Array(FIRST_CAPACITY);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  emit(op: number, start: number, end: number, arg = 0, extra = 0): void {
    const at = this.#length++;
    if (at === this.ops.length) this.#grow();
    this.ops[at] = op;
    this.args[at] = arg;
    this.extras[at] = extra;
    this.starts[at] = start;
    // What is left of a mistake may end before it begins.
    this.ends[at] = end < start ? start : end;
  }

  #grow(): void {
    const capacity = 2 * this.ops.length;
    this.ops = enlarge(this.ops, new Uint8Array(capacity));
    this.args = enlarge(this.args, new Float64Array(capacity));
    this.extras = enlarge(this.extras, new Uint8Array(capacity));
    this.starts = enlarge(this.starts, new Int32Array(capacity));
    this.ends = enlarge(this.ends, new Int32Array(capacity));
  }

  /** Forgets everything from a place on: what came before a mistake in the same expression. */
  truncate(length: number): void {
    this.#length = length;
  }
}

function enlarge<T extends Uint8Array | Float64Array | Int32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
