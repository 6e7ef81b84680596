/**
 * The variables that an output declares in a function: parameters first, then those that keep one purpose, and those that
 * are handed out again when the value they hold is dead. Numbers are final at once; `types` lists what must be declared.
 * `Type` is the output's own: what may share a variable must have one type.
 */
export class Locals<Type> {
  readonly types: Type[] = [];
  readonly #paramCount: number;
  readonly #free = new Map<Type, number[]>();

  constructor(paramCount: number) {
    this.#paramCount = paramCount;
  }

  add(type: Type): number {
    return this.#paramCount + this.types.push(type) - 1;
  }

  take(type: Type): number {
    return this.#free.get(type)?.pop() ?? this.add(type);
  }

  give(type: Type, local: number): void {
    const free = this.#free.get(type);
    if (free === undefined) this.#free.set(type, [local]);
    else free.push(local);
  }
}
