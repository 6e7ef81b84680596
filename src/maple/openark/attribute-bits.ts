/**
 * What the bits of attribute words mean, by kind of thing and age. A list begins with bit 0; every age from 2020 on has two more
 * words, `hiddenapiblack` and `hiddenapigrey`, before what is special to a kind.
 */
import { isAttribute } from '../attributes.ts';

/** The attribute of each bit. */
export type BitWords = readonly string[];

const common = 'const final generic implicit private protected public static synthetic used';
const hidden = `${common} hiddenapiblack hiddenapigrey`;

const words = (...lists: readonly string[]): BitWords => lists.join(' ').split(' ');

const functionStart =
  'bridge constructor critical_native declared_synchronized default destructor delete fast_native inline';
const functionEnd = 'abstract extern interface local optimized synchronized weak';
const memoryOrders =
  'memory_order_relaxed memory_order_consume memory_order_acquire memory_order_release memory_order_acq_rel memory_order_seq_cst';
const counted = 'rcunowned rcweak';

export const functionBits = {
  a: words(
    common,
    functionStart,
    'native strict varargs virtual nosideeffect pure noexcept nouseeffect nodefeffect noret_newly_alloc_obj nothrow_exception noprivate_useeffect ' +
      'noprivate_defeffect ipaseen rclocalunowned callersensitive',
    functionEnd,
  ),
  b: words(
    hidden,
    functionStart,
    'native strict varargs virtual nosideeffect pure noexcept nodefargeffect nodefeffect noretglobal nothrow_exception noretarg noprivate_defeffect ' +
      'ipaseen rclocalunowned callersensitive',
    functionEnd,
  ),
  c: words(
    hidden,
    functionStart,
    'always_inline gnu_inline noinline native strict varargs virtual nosideeffect pure noexcept nodefargeffect nodefeffect noretglobal nothrow_exception ' +
      'noretarg noprivate_defeffect ipaseen rclocalunowned callersensitive weakref safed unsafed noreturn like_macro hot cold',
    functionEnd,
    'visibility_hidden visibility_protected visibility_default firstarg_return called_once oneelem_simd nonnull section asmattr alias ' +
      'constructor_priority destructor_priority',
  ),
} as const;

const typeEnd = 'annotation readonly verified localrefvar rcunownedthis';

export const typeBits = {
  a: words(common, functionEnd, memoryOrders, 'enum restrict transient volatile', counted, typeEnd),
  b: words(hidden, functionEnd, memoryOrders, 'enum restrict transient volatile', counted, typeEnd),
  c: words(
    hidden,
    functionEnd,
    'visibility_hidden visibility_protected visibility_default',
    memoryOrders,
    'enum restrict transient volatile',
    counted,
    'final_boundary_size tls_static tls_dynamic packed',
    typeEnd,
    'incomplete_array may_alias static_init_zero local_exec initial_exec local_dynamic global_dynamic shortcc typedef oneelem_simd nonnull section ' +
      'asmattr pack type_alias type_align aligned',
  ),
} as const;

const fieldStart = `${memoryOrders} enum restrict transient volatile ${counted}`;

export const fieldBits = {
  a: words(common, fieldStart),
  b: words(hidden, fieldStart),
  c: words(
    hidden,
    fieldStart,
    'final_boundary_size tls_static tls_dynamic packed oneelem_simd nonnull section asmattr pack type_alias type_align aligned',
  ),
} as const;

/**
 * The attributes of a word, as texts have them. Without: those whose argument the file does not hold (`section`), and those that
 * say again what stands elsewhere (`aligned`).
 */
export function attributesOf(bits: bigint, names: BitWords): string[] {
  const found: string[] = [];
  for (let i = 0; i < names.length; i++) {
    if (((bits >> BigInt(i)) & 1n) === 1n && isAttribute(names[i]) && !hasArgument(names[i])) found.push(names[i]);
  }
  return found;
}

/** Bits that no attribute has. */
export function unknownBits(bits: bigint, names: BitWords): bigint {
  return bits >> BigInt(names.length);
}

const withArguments: ReadonlySet<string> = new Set([
  'section',
  'asmattr',
  'alias',
  'constructor_priority',
  'destructor_priority',
  'pack',
  'type_alias',
  'type_align',
]);

function hasArgument(name: string): boolean {
  return withArguments.has(name);
}
