/**
 * Intrinsics: functions known to the compiler, grouped by signature. The signature is written `pure result (arguments)`;
 * `pure` says that a call depends on its arguments only and does nothing else. `dynany` stands for any type. Those of
 * vectors and of JavaScript have rows of their own (vector-intrinsics.ts, js-intrinsics.ts); further names of the `vector_`
 * family belong to one machine and are accepted; names that are not here are read with a warning, since every front end adds
 * its own.
 */
import { isPrimType, type PrimType } from '../scalar/prim-types.ts';
import { InternalError } from '../base/errors.ts';
import { once } from '../base/once.ts';
import { vectorIntrinsics } from './vector-intrinsics.ts';
import { jsRows } from './js-intrinsics.ts';

const signatures: Readonly<Record<string, string>> = {
  'pure i32 (ptr, ptr)': 'C_strcmp',
  'pure i32 (ptr, ptr, u32)': 'C_strncmp',
  'ptr (ptr, ptr)': 'C_strcpy JAVA_GET_CLASS',
  'ptr (ptr, ptr, u64)': 'C_strncpy C_memcpy C_memmove',
  'pure u64 (ptr)': 'C_strlen',
  'pure ptr (ptr, u32)': 'C_strchr C_strrchr',
  'pure i32 (ptr, ptr, u64)': 'C_memcmp',
  'ptr (ptr, i32, u64)': 'C_memset',
  'pure f32 (f32)': 'C_acosf C_asinf C_atanf C_cosf C_coshf C_expf C_logf C_log10f C_sinf C_sinhf',
  'pure f64 (f64)': 'C_acos C_asin C_atan C_cos C_cosh C_exp C_log C_log10 C_sin C_sinh',
  'pure i32 (i32)': 'C_ffs C_rev_4 C_bswap32',
  'pure f128 (f128)': 'C_fabsl',
  'pure f128 (f128, f128)': 'C_fmaxl C_fminl',
  'pure void (ptr, i32)': 'C_va_start',
  'pure i32 (dynany)': 'C_constant_p JAVA_ARRAY_LENGTH',
  'pure i32 (u32)': 'C_clz32 C_ctz32 C_popcount32 C_parity32 C_clrsb32',
  'pure i32 (u64)': 'C_clz64 C_ctz64 C_popcount64 C_parity64 C_clrsb64',
  'pure u1 (ptr, u64)': 'C_isaligned C_alignup C_aligndown',
  'pure i16 (i16)': 'C_rev16_2 C_bswap16',
  'pure i64 (i64)': 'C_rev_8 C_bswap64',
  'ptr ()': 'C_stack_save',
  'u8 (ptr, u8)':
    'C___sync_add_and_fetch_1 C___sync_sub_and_fetch_1 C___sync_fetch_and_add_1 ' +
    'C___sync_fetch_and_sub_1 C___sync_lock_test_and_set_1 C___sync_fetch_and_and_1 ' +
    'C___sync_fetch_and_or_1 C___sync_fetch_and_xor_1 C___sync_fetch_and_nand_1 ' +
    'C___sync_and_and_fetch_1 C___sync_or_and_fetch_1 C___sync_xor_and_fetch_1 ' +
    'C___sync_nand_and_fetch_1',
  'u16 (ptr, u16)':
    'C___sync_add_and_fetch_2 C___sync_sub_and_fetch_2 C___sync_fetch_and_add_2 ' +
    'C___sync_fetch_and_sub_2 C___sync_lock_test_and_set_2 C___sync_fetch_and_and_2 ' +
    'C___sync_fetch_and_or_2 C___sync_fetch_and_xor_2 C___sync_fetch_and_nand_2 ' +
    'C___sync_and_and_fetch_2 C___sync_or_and_fetch_2 C___sync_xor_and_fetch_2 ' +
    'C___sync_nand_and_fetch_2',
  'u32 (ptr, u32)':
    'C___sync_add_and_fetch_4 C___sync_sub_and_fetch_4 C___sync_fetch_and_add_4 ' +
    'C___sync_fetch_and_sub_4 C___sync_lock_test_and_set_4 C___sync_fetch_and_and_4 ' +
    'C___sync_fetch_and_or_4 C___sync_fetch_and_xor_4 C___sync_fetch_and_nand_4 ' +
    'C___sync_and_and_fetch_4 C___sync_or_and_fetch_4 C___sync_xor_and_fetch_4 ' +
    'C___sync_nand_and_fetch_4',
  'u64 (ptr, u64)':
    'C___sync_add_and_fetch_8 C___sync_sub_and_fetch_8 C___sync_fetch_and_add_8 ' +
    'C___sync_fetch_and_sub_8 C___sync_lock_test_and_set_8 C___sync_fetch_and_and_8 ' +
    'C___sync_fetch_and_or_8 C___sync_fetch_and_xor_8 C___sync_fetch_and_nand_8 ' +
    'C___sync_and_and_fetch_8 C___sync_or_and_fetch_8 C___sync_xor_and_fetch_8 ' +
    'C___sync_nand_and_fetch_8',
  'u1 (ptr, u8, u8)': 'C___sync_bool_compare_and_swap_1',
  'u1 (ptr, u16, u16)': 'C___sync_bool_compare_and_swap_2',
  'u1 (ptr, u32, u32)': 'C___sync_bool_compare_and_swap_4',
  'u1 (ptr, u64, u64)': 'C___sync_bool_compare_and_swap_8',
  'u8 (ptr, u8, u8)': 'C___sync_val_compare_and_swap_1',
  'u16 (ptr, u16, u16)': 'C___sync_val_compare_and_swap_2',
  'u32 (ptr, u32, u32)': 'C___sync_val_compare_and_swap_4',
  'u64 (ptr, u64, u64)': 'C___sync_val_compare_and_swap_8',
  'void (ptr)':
    'C_stack_restore C___sync_lock_release_8 C___sync_lock_release_4 C___sync_lock_release_2 C___sync_lock_release_1',
  'void ()': 'C___sync_synchronize JAVA_THROW_ARITHMETIC',
  'pure ptr (u32)': 'C__builtin_return_address',
  'pure ptr (ptr)': 'C__builtin_extract_return_addr',
  'pure i32 (i32, i32)': 'C___builtin_expect',
  'pure u64 (ptr, i32)': 'C___builtin_object_size',
  'pure void (i64)': 'C___builtin_division_exception',
  'ptr (u64, u64)': 'C_alloca_with_align',
  'void (ptr, i32, i32)': 'C_prefetch',
  'void (ptr, ptr)': 'C___clear_cache',
  'dynany (ptr, i32)': 'C___atomic_load_n',
  'void (ptr, ptr, i32)': 'C___atomic_load C___atomic_store',
  'void (ptr, dynany, i32)': 'C___atomic_store_n',
  'dynany (ptr, dynany, i32)':
    'C___atomic_exchange_n C___atomic_add_fetch C___atomic_sub_fetch C___atomic_and_fetch ' +
    'C___atomic_xor_fetch C___atomic_or_fetch C___atomic_nand_fetch C___atomic_fetch_add ' +
    'C___atomic_fetch_sub C___atomic_fetch_and C___atomic_fetch_xor C___atomic_fetch_or ' +
    'C___atomic_fetch_nand',
  'void (ptr, ptr, ptr, i32)': 'C___atomic_exchange',
  'u1 (ptr, i32)': 'C___atomic_test_and_set',
  'void (ptr, i32)': 'C___atomic_clear',
  'void (i32)': 'C___atomic_thread_fence C___atomic_signal_fence',
  'u1 (u64, ptr)': 'C___atomic_always_lock_free C___atomic_is_lock_free',
  'u1 (ptr, ptr, dynany, u1, i32, i32)': 'C___atomic_compare_exchange_n',
  'u1 (ptr, ptr, ptr, u1, i32, i32)': 'C___atomic_compare_exchange',
  'u64 ()': 'C___tls_get_tbss_anchor C___tls_get_tdata_anchor',
  'void (dynany, dynany, i32)': 'JAVA_ARRAY_FILL',
  'ref (i32, dynany, dynany)': 'JAVA_FILL_NEW_ARRAY',
  'dynany (dynany, dynany)': 'JAVA_CHECK_CAST JAVA_POLYMORPHIC_CALL',
  'dynany (dynany)': 'JAVA_CONST_CLASS',
  'u1 (dynany, dynany)': 'JAVA_INSTANCE_OF JAVA_ISASSIGNABLEFROM',
  'ptr (dynany, dynany, dynany, dynany, dynany)': 'JAVA_MERGE',
  'void (dynany)': 'JAVA_CLINIT_CHECK',
};

/** Names of real files whose signatures are not stated anywhere: any arguments, any result, any effect. */
const unsigned =
  'C___tls_get_thread_pointer JAVA_THROW_CLASSCAST JAVA_INTERFACE_CALL JAVA_PRINT ' +
  'JAVA_CLINIT_CHECK_SGET JAVA_CLINIT_CHECK_SPUT JAVA_CLINIT_CHECK_NEW JAVA_STR_TO_JSTR JAVA_RANDOM ' +
  'MCC_DeferredConstClass MCC_DeferredInstanceOf MCC_DeferredCheckCast MCC_DeferredNewInstance ' +
  'MCC_DeferredNewArray MCC_DeferredFillNewArray MCC_DeferredLoadField MCC_DeferredStoreField ' +
  'MCC_DeferredInvoke MCC_DeferredClinitCheck MPL_CLINIT_CHECK MPL_PROF_COUNTER_INC MPL_CLEAR_STACK ' +
  'MPL_GET_VTAB_FUNC MPL_READ_STATIC_OFFSET_TAB MPL_READ_OVTABLE_ENTRY MPL_READ_OVTABLE_ENTRY2 ' +
  'MPL_READ_OVTABLE_ENTRY_LAZY MPL_READ_OVTABLE_ENTRY_VTAB_LAZY MPL_READ_OVTABLE_ENTRY_FIELD_LAZY ' +
  'MPL_BOUNDARY_CHECK MPL_READ_ARRAYCLASS_CACHE_ENTRY MPL_CLEANUP_LOCALREFVARS ' +
  'MPL_CLEANUP_LOCALREFVARS_SKIP MPL_CLEANUP_NORETESCOBJS MPL_MEMSET_LOCALVAR MPL_SET_CLASS ' +
  'MPL_ATOMIC_EXCHANGE_PTR DEX_ATOMIC_INC DEX_ATOMIC_DEC GET_AND_ADDI GET_AND_ADDL GET_AND_SETI ' +
  'GET_AND_SETL COMP_AND_SWAPI COMP_AND_SWAPL STR_INDEXOF MCCSetPermanent MCCIncRef MCCDecRef ' +
  'MCCDecRefReset MCCIncDecRef MCCIncDecRefReset MCCDecRefResetPair MCCCheck MCCCheckArrayStore ' +
  'MCCLoadRef MCCLoadRefS MCCLoadRefVol MCCLoadRefSVol MCCLoadWeak MCCLoadWeakVol MCCWriteReferent ' +
  'MCCSetObjectPermanent MCCWrite MCCWriteNoInc MCCWriteNoDec MCCWriteNoRC MCCWriteVol ' +
  'MCCWriteVolNoInc MCCWriteVolNoDec MCCWriteVolNoRC MCCWriteS MCCWriteSNoInc MCCWriteSNoDec ' +
  'MCCWriteSNoRC MCCWriteSVol MCCWriteSVolNoInc MCCWriteSVolNoDec MCCWriteSVolNoRC MCCWriteWeak ' +
  'MCCWriteVolWeak MCCGCCheck MCCSaveProf';

export interface Intrinsic {
  readonly name: string;
  readonly result: PrimType;
  readonly args: readonly PrimType[];
  readonly pure: boolean;
}

/** The intrinsics with signatures, by name. */
export const intrinsics: () => ReadonlyMap<string, Intrinsic> = once(readSignatures);

const unsignedNames: () => ReadonlySet<string> = once(() => new Set(unsigned.split(' ')));

/** All names of the tables; those of the `vector_` family are not listed. */
export function allIntrinsicNames(): string[] {
  return [...new Set([...intrinsics().keys(), ...unsignedNames()])];
}

/** Known by name, though perhaps not by signature. */
export function isKnownIntrinsic(name: string): boolean {
  return intrinsics().has(name) || unsignedNames().has(name) || name.startsWith('vector_');
}

const libraryTypes = ['ptr', 'i32', 'u32', 'i64', 'u64', 'f32', 'f64'] as const;
type LibraryType = (typeof libraryTypes)[number];

export interface LibraryFunction {
  readonly name: string;
  readonly params: readonly LibraryType[];
  readonly result: LibraryType | undefined;
}

/** Functions of the C library of these names there are, but what the intrinsics mean is done in place. */
const inPlace: ReadonlySet<string> = new Set(['C_memcpy', 'C_memmove', 'C_memset', 'C_ffs']);

/** The function of the C library that an intrinsic is; undefined if it is none that a host can supply. */
export function libraryFunction(intrinsic: string): LibraryFunction | undefined {
  if (inPlace.has(intrinsic)) return undefined;
  const row = intrinsics().get(intrinsic);
  if (row === undefined || !intrinsic.startsWith('C_') || intrinsic.startsWith('C__')) return undefined;
  const { args, result } = row;
  if (!args.every(isLibraryType) || (result !== 'void' && !isLibraryType(result))) return undefined;
  return { name: intrinsic.slice(2), params: args, result: result === 'void' ? undefined : result };
}

function isLibraryType(prim: PrimType): prim is LibraryType {
  return (libraryTypes as readonly PrimType[]).includes(prim);
}

function readSignatures(): Map<string, Intrinsic> {
  const table = new Map<string, Intrinsic>();
  for (const [name, { args, result, pure = false }] of Object.entries(jsRows))
    table.set(name, { name, result, args, pure });
  for (const [signature, names] of Object.entries(signatures)) {
    const match = /^(pure )?(\w+) \((.*)\)$/.exec(signature);
    if (match === null) throw new InternalError(`bad signature ${signature}`, 'intrinsics');
    const args = match[3] === '' ? [] : match[3].split(', ').map(primNamed);
    for (const name of names.split(' ')) {
      table.set(name, { name, result: primNamed(match[2]), args, pure: match[1] !== undefined });
    }
  }
  for (const [name, { result, args, pure }] of vectorIntrinsics()) table.set(name, { name, result, args, pure });
  return table;
}

function primNamed(name: string): PrimType {
  if (!isPrimType(name)) throw new InternalError(`no primitive type ${name}`, 'intrinsics');
  return name;
}
