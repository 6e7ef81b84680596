/**
 * The attribute words of MAPLE IR: where each may stand, what arguments it takes, what it says. The specification names
 * few of them ("various attributes"); the rest are those of real files.
 *
 * An attribute follows the declaration or the type that it qualifies. The parser knows this table and no attribute by
 * name; an unknown word is a diagnostic with the nearest known one.
 */

/** What an attribute may qualify: `type` means a type inside a declaration or a pointer; `any` every declaration. */
export type AttrPlace = 'any' | 'func' | 'type' | 'field' | 'class';

/** `power`: an integer that is a power of two; `strings`: one or more strings. */
export type AttrArgs = 'none' | 'int' | 'power' | 'string' | 'strings';

export interface AttrRow {
  readonly where: readonly AttrPlace[];
  readonly args?: AttrArgs;
  /** Changes what a program does, how its data lies, how modules are linked, or what the verifier accepts. Others are kept and inform. */
  readonly acts?: true;
  /**
   * What the declarations of one thing in several modules must have in common: `all` or none has it; all that give it give it
   * `alike`; if the `definition` has it, all have it. Else what one says holds for all.
   */
  readonly agrees?: 'all' | 'alike' | 'definition';
  readonly doc: string;
}

const any = ['any'] as const;
const func = ['func'] as const;
const type = ['type'] as const;
const funcOrType = ['func', 'type'] as const;
const typeOrField = ['type', 'field'] as const;
const atomic = { where: typeOrField, agrees: 'all', doc: 'memory order of atomic accesses' } as const;

export const attributes = {
  // Any declaration.
  const: { where: any, acts: true, agrees: 'definition', doc: 'never assigned after its initialisation' },
  final: { where: any, doc: 'not overridden, not assigned again' },
  generic: { where: any, acts: true, agrees: 'all', doc: 'has type parameters' },
  implicit: { where: any, doc: 'made by a compiler, absent from the source program' },
  private: { where: any, doc: 'visible in its class only' },
  protected: { where: any, doc: 'visible in its class and those that extend it' },
  public: { where: any, doc: 'visible everywhere' },
  static: { where: any, acts: true, doc: 'one for all, not one an object; or visible in this module only' },
  synthetic: { where: any, doc: 'made by a compiler' },
  used: { where: any, acts: true, doc: 'kept although nothing seems to use it' },
  hiddenapiblack: { where: any, doc: 'platform method that programs must not call' },
  hiddenapigrey: { where: any, doc: 'platform method that programs should not call' },
  oneelem_simd: { where: any, doc: 'SIMD value of one element' },
  nonnull: { where: any, doc: 'never null' },
  section: { where: any, args: 'string', agrees: 'alike', doc: 'placed in the named section' },
  asmattr: { where: any, args: 'string', agrees: 'alike', doc: 'bound to the named machine register' },

  // Functions.
  bridge: { where: func, doc: 'method that only forwards to another' },
  constructor: { where: func, acts: true, doc: 'initialises an object, or runs before the program' },
  critical_native: { where: func, acts: true, doc: 'native method without a frame' },
  declared_synchronized: { where: func, doc: 'declared synchronised in the source program' },
  default: { where: func, doc: 'method of an interface that has a body' },
  destructor: { where: func, acts: true, doc: 'ends the life of an object, or runs after the program' },
  delete: { where: func, doc: 'must not be called' },
  fast_native: { where: func, acts: true, doc: 'native method that is called without leaving managed code' },
  inline: { where: func, acts: true, doc: 'worth inlining' },
  always_inline: { where: func, acts: true, doc: 'inlined wherever it is called' },
  gnu_inline: { where: func, doc: 'inline with the meaning of GNU C' },
  noinline: { where: func, acts: true, doc: 'never inlined' },
  native: { where: func, acts: true, doc: 'body is machine code that is linked later' },
  strict: { where: func, doc: 'strict floating-point evaluation' },
  varargs: { where: func, acts: true, doc: 'takes further arguments after the declared ones' },
  virtual: { where: func, doc: 'called by the class of the object' },
  nosideeffect: { where: func, doc: 'changes nothing that a caller can see' },
  pure: { where: func, doc: 'result depends on the arguments and on memory only' },
  noexcept: { where: func, doc: 'raises nothing' },
  nodefargeffect: { where: func, doc: 'does not write through its arguments' },
  nodefeffect: { where: func, doc: 'does not write memory' },
  noretglobal: { where: func, doc: 'does not return the address of a global variable' },
  nothrow_exception: { where: func, doc: 'raises nothing' },
  noretarg: { where: func, doc: 'does not return an argument' },
  noprivate_defeffect: { where: func, doc: 'does not write private memory' },
  ipaseen: { where: func, doc: 'already seen by interprocedural analysis' },
  rclocalunowned: { where: func, doc: 'locals are not counted references' },
  callersensitive: { where: func, doc: 'depends on who calls it' },
  nouseeffect: { where: func, doc: 'reads nothing but its parameters (2019)' },
  noret_newly_alloc_obj: { where: func, doc: 'does not return an object that it has made (2019)' },
  noprivate_useeffect: { where: func, doc: 'reads nothing that is private (2019)' },
  weakref: { where: func, acts: true, doc: 'weak reference to another symbol' },
  safed: { where: func, doc: 'body is a safe region' },
  unsafed: { where: func, doc: 'body is an unsafe region' },
  noreturn: { where: func, acts: true, doc: 'never returns' },
  like_macro: { where: func, doc: 'small as a macro' },
  hot: { where: func, doc: 'called often' },
  cold: { where: func, doc: 'called rarely' },
  firstarg_return: { where: func, agrees: 'all', doc: 'result is written through a hidden first argument' },
  called_once: { where: func, doc: 'called from one place' },
  alias: { where: func, args: 'string', acts: true, doc: 'another name of the named function' },
  constructor_priority: {
    where: func,
    args: 'int',
    acts: true,
    doc: 'order among the functions that run before the program',
  },
  destructor_priority: {
    where: func,
    args: 'int',
    acts: true,
    doc: 'order among the functions that run after the program',
  },

  // Functions and types.
  abstract: { where: funcOrType, acts: true, doc: 'has no body, or cannot be instantiated' },
  extern: { where: funcOrType, acts: true, doc: 'defined in another module' },
  interface: { where: funcOrType, doc: 'belongs to an interface' },
  local: { where: funcOrType, acts: true, doc: 'visible in this module only' },
  optimized: { where: funcOrType, doc: 'already optimised' },
  synchronized: { where: funcOrType, doc: 'runs while it holds the lock of its object' },
  weak: { where: funcOrType, acts: true, doc: 'gives way to another definition of its name' },
  visibility_hidden: { where: funcOrType, acts: true, doc: 'not visible outside the linked file' },
  visibility_protected: { where: funcOrType, acts: true, doc: 'visible outside, not replaced from there' },
  visibility_default: { where: funcOrType, doc: 'visible outside the linked file' },

  // Types and fields.
  memory_order_relaxed: atomic,
  memory_order_consume: atomic,
  memory_order_acquire: atomic,
  memory_order_release: atomic,
  memory_order_acq_rel: atomic,
  memory_order_seq_cst: atomic,
  enum: { where: typeOrField, doc: 'holds values of an enumeration' },
  restrict: { where: typeOrField, doc: 'no other pointer reaches the same memory' },
  transient: { where: typeOrField, doc: 'not written when the object is stored' },
  volatile: { where: typeOrField, acts: true, agrees: 'all', doc: 'every access happens, in order' },
  rcunowned: { where: typeOrField, acts: true, agrees: 'all', doc: 'reference that is not counted' },
  rcweak: { where: typeOrField, acts: true, agrees: 'all', doc: 'reference that does not keep the object alive' },
  final_boundary_size: { where: typeOrField, doc: 'its length bound never changes' },
  tls_static: { where: typeOrField, agrees: 'all', doc: 'one for each thread, placed statically' },
  tls_dynamic: { where: typeOrField, agrees: 'all', doc: 'one for each thread, placed dynamically' },
  packed: { where: typeOrField, acts: true, doc: 'laid out without gaps' },

  // Types only.
  annotation: { where: type, doc: 'annotation type' },
  readonly: { where: type, doc: 'lies in memory that cannot be written' },
  verified: { where: type, doc: 'class that was already checked' },
  localrefvar: { where: type, doc: 'local variable that holds a counted reference' },
  rcunownedthis: { where: type, doc: 'the object does not own itself' },
  incomplete_array: { where: type, doc: 'array whose length is given elsewhere' },
  may_alias: { where: type, doc: 'may overlap objects of any type' },
  static_init_zero: { where: type, doc: 'zero at the start of the program' },
  local_exec: { where: type, doc: 'thread-local access model' },
  initial_exec: { where: type, doc: 'thread-local access model' },
  local_dynamic: { where: type, doc: 'thread-local access model' },
  global_dynamic: { where: type, doc: 'thread-local access model' },
  shortcc: { where: type, doc: 'short calling convention' },
  typedef: { where: type, doc: 'named by a typedef of the source program' },
  align: { where: type, args: 'power', acts: true, agrees: 'alike', doc: 'starts at a multiple of so many bytes' },
  type_align: { where: type, args: 'power', acts: true, doc: 'alignment that the type, not the variable, was given' },
  pack: { where: type, args: 'power', acts: true, doc: 'members are aligned to so many bytes at most' },
  type_alias: { where: type, args: 'strings', doc: 'names under which the source program knows the type' },
} as const satisfies Record<string, AttrRow>;

export type AttrName = keyof typeof attributes;

/** The same rows under a widened type. */
export const attrRows: Readonly<Record<string, AttrRow>> = attributes;

export function isAttribute(name: string): name is AttrName {
  return Object.hasOwn(attributes, name);
}
