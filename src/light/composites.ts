/**
 * The composite environment: sizes and field offsets of types, and the hierarchy of classes (the auxiliary functions
 * `sizeof`, `fieldoffset`, `superclass`, `superinterface` and `dispatch_function` of 2.2 and 2.4).
 *
 * Fields lie as C lays them out, the parent of a class first. Field ids count depth-first: a member takes the next id, and
 * if it is a composite its own fields follow; the parent of a class is its first member. Sizes are computed once per
 * composite, with a stack of its own; a composite that contains itself has no size and counts for 0 bytes.
 */
import { primSize } from './prim-types.ts';
import type { Composite, Ident, Program, Type, TypeAttr } from './syntax.ts';

export interface FieldOffset {
  readonly type: Type;
  readonly offset: number;
}

/** One field of a composite, with its place from the start of the outermost one. */
interface Member {
  readonly type: Type;
  readonly offset: number;
  /** The id of this member. */
  readonly id: number;
}

/** How a composite is laid out; the same as in C for the same members. */
interface Shape {
  readonly size: number;
  readonly align: number;
  readonly members: readonly Member[];
  /** How many field ids there are inside. */
  readonly count: number;
}

const nothing: Shape = { size: 0, align: 1, members: [], count: 0 };

/** `genv_cenv`: lives as long as the program. Shapes and hierarchies are computed when they are asked for, and kept. */
export class CompositeEnv {
  readonly pointerSize: 4 | 8;
  readonly #composites: ReadonlyMap<Ident, Composite>;
  readonly #shapes = new Map<Ident, Shape>();
  readonly #superclasses = new Map<Ident, readonly Ident[]>();
  readonly #superinterfaces = new Map<Ident, ReadonlySet<Ident>>();
  readonly #methods = new Map<string, Ident | undefined>();

  constructor(program: Pick<Program, 'prog_comps' | 'pointerSize'>) {
    this.pointerSize = program.pointerSize;
    this.#composites = new Map(program.prog_comps);
  }

  get(id: Ident): Composite | undefined {
    return this.#composites.get(id);
  }

  /** `sizeof`: bytes of a variable of the type. */
  sizeof(type: Type): number {
    return this.#shapeOf(type).size;
  }

  alignof(type: Type, attr?: TypeAttr): number {
    return Math.max(this.#shapeOf(type).align, attr?.ta_alignment ?? 1);
  }

  /** `fieldoffset`: type and place of a field; id 0 is the whole. Undefined (the document's None) if there is none. */
  fieldoffset(type: Type, fi: number): FieldOffset | undefined {
    let offset = 0;
    let rest = fi;
    let at = type;
    while (rest > 0) {
      if (at.kind !== 'Tcomposite') return undefined;
      const { members } = this.#shape(at.id);
      const member = lastFrom(members, rest);
      if (member === undefined) return undefined;
      offset += member.offset;
      rest -= member.id;
      at = member.type;
    }
    return rest === 0 ? { type: at, offset } : undefined;
  }

  /** Where the last member of a composite lies. */
  offsetOfLast(id: Ident): number {
    return this.#shape(id).members.at(-1)?.offset ?? 0;
  }

  /** `superclass`: the class itself and all its ancestors, nearest first (docs/decisions/0057). */
  superclass(id: Ident): readonly Ident[] {
    let list = this.#superclasses.get(id);
    if (list !== undefined) return list;
    const found = new Set<Ident>();
    for (let at: Ident | undefined = id; at !== undefined && !found.has(at); at = this.#parentOf(at)) found.add(at);
    this.#superclasses.set(id, (list = [...found]));
    return list;
  }

  /** `superinterface`: every interface that a class or one of its ancestors implements, and their parents. */
  superinterface(id: Ident): ReadonlySet<Ident> {
    let found = this.#superinterfaces.get(id);
    if (found !== undefined) return found;
    const all = new Set<Ident>();
    const stack = [...this.superclass(id)];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const composite = this.#composites.get(at);
      const list = composite?.kind === 'Cclass' || composite?.kind === 'Cinterface' ? composite.li : [];
      for (const other of list) {
        if (all.has(other)) continue;
        all.add(other);
        stack.push(other);
      }
    }
    this.#superinterfaces.set(id, (found = all));
    return found;
  }

  /** `dispatch_function`: the function that a method name means in a class: its own, abstract or not, else that of the nearest ancestor. */
  dispatch_function(cid: Ident, fid: Ident): Ident | undefined {
    const key = `${cid} ${fid}`;
    if (!this.#methods.has(key)) this.#methods.set(key, this.#findMethod(cid, fid));
    return this.#methods.get(key);
  }

  #findMethod(cid: Ident, fid: Ident): Ident | undefined {
    for (const id of this.superclass(cid)) {
      const composite = this.#composites.get(id);
      const method = composite?.kind === 'Cclass' ? composite.mf.find((entry) => entry.id === fid) : undefined;
      if (method !== undefined) return method.func;
    }
    return undefined;
  }

  #parentOf(id: Ident): Ident | undefined {
    const composite = this.#composites.get(id);
    return composite?.kind === 'Cclass' ? composite.id : undefined;
  }

  #shapeOf(type: Type): Shape {
    let count = 1;
    let element = type;
    for (; element.kind === 'Tarray'; element = element.t) count *= element.n;
    const inner = this.#scalarShape(element);
    return type.kind === 'Tarray' ? { ...inner, size: inner.size * count, members: [], count: 0 } : inner;
  }

  #scalarShape(type: Type): Shape {
    if (type.kind === 'Tcomposite') return this.#shape(type.id);
    const size = type.kind === 'Tprim' ? primSize(type.t, this.pointerSize) : this.pointerSize;
    return { size, align: Math.max(1, size), members: [], count: 0 };
  }

  /** The shape of a composite, those that it contains first. */
  #shape(root: Ident): Shape {
    const known = this.#shapes.get(root);
    if (known !== undefined) return known;
    const open = new Set<Ident>();
    const stack = [root];
    while (stack.length > 0) {
      const id = stack[stack.length - 1];
      if (this.#shapes.has(id)) stack.pop();
      else if (open.has(id)) {
        stack.pop();
        this.#shapes.set(id, this.#place(id));
      } else {
        open.add(id);
        for (const part of this.#partsOf(id)) if (!this.#shapes.has(part) && !open.has(part)) stack.push(part);
      }
    }
    return this.#shapes.get(root) ?? nothing;
  }

  /** The composites that one contains by value. */
  #partsOf(id: Ident): Ident[] {
    return this.#memberTypes(id).flatMap(({ type }) => {
      let at = type;
      while (at.kind === 'Tarray') at = at.t;
      return at.kind === 'Tcomposite' ? [at.id] : [];
    });
  }

  #memberTypes(id: Ident): { readonly type: Type; readonly attr: TypeAttr | undefined }[] {
    const composite = this.#composites.get(id);
    if (composite === undefined || composite.kind === 'Cinterface') return [];
    const parent: Type[] =
      composite.kind === 'Cclass' && composite.id !== undefined ? [{ kind: 'Tcomposite', id: composite.id }] : [];
    return [
      ...parent.map((type) => ({ type, attr: undefined })),
      ...composite.mv.map(({ type, attr }) => ({ type, attr })),
    ];
  }

  #place(id: Ident): Shape {
    const members: Member[] = [];
    const isUnion = this.#composites.get(id)?.kind === 'Cunion';
    let [size, align, next] = [0, 1, 1];
    for (const { type, attr } of this.#memberTypes(id)) {
      const inner = this.#partShape(type);
      const own = Math.max(inner.align, attr?.ta_alignment ?? 1);
      const offset = isUnion ? 0 : roundUp(size, own);
      members.push({ type, offset, id: next });
      next += 1 + inner.count;
      size = Math.max(size, offset + inner.size);
      align = Math.max(align, own);
    }
    return { size: roundUp(size, align), align, members, count: next - 1 };
  }

  /** As `#shapeOf`, for a part of what is being computed: one that contains itself counts for nothing. */
  #partShape(type: Type): Shape {
    let count = 1;
    let element = type;
    for (; element.kind === 'Tarray'; element = element.t) count *= element.n;
    const inner =
      element.kind === 'Tcomposite' ? (this.#shapes.get(element.id) ?? nothing) : this.#scalarShape(element);
    return type.kind === 'Tarray' ? { ...inner, size: inner.size * count, count: 0 } : inner;
  }
}

/** The member with the greatest id that is at most `id`; ids rise. */
function lastFrom(members: readonly Member[], id: number): Member | undefined {
  let low = -1;
  let high = members.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (members[middle].id <= id) low = middle;
    else high = middle - 1;
  }
  return low < 0 ? undefined : members[low];
}

function roundUp(size: number, align: number): number {
  return Math.ceil(size / align) * align;
}
