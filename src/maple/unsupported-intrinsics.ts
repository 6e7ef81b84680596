/** Why the intrinsics that no engine executes are not executed: for the diagnostic, the trap of the VM and the manual. */

const reasons: Readonly<Record<string, string>> = {
  'classes are linked before the program starts, and this loads one while it runs':
    'MCC_DeferredConstClass MCC_DeferredInstanceOf MCC_DeferredCheckCast MCC_DeferredNewInstance ' +
    'MCC_DeferredNewArray MCC_DeferredFillNewArray MCC_DeferredLoadField MCC_DeferredStoreField ' +
    'MCC_DeferredInvoke MCC_DeferredClinitCheck JAVA_INTERFACE_CALL',
  "it reads tables of the original run time's own, which have no documented form":
    'MPL_GET_VTAB_FUNC MPL_READ_STATIC_OFFSET_TAB MPL_READ_OVTABLE_ENTRY MPL_READ_OVTABLE_ENTRY2 ' +
    'MPL_READ_OVTABLE_ENTRY_LAZY MPL_READ_OVTABLE_ENTRY_VTAB_LAZY MPL_READ_OVTABLE_ENTRY_FIELD_LAZY ' +
    'MPL_READ_ARRAYCLASS_CACHE_ENTRY MPL_SET_CLASS',
  'it is a method of the Java class library': 'STR_INDEXOF JAVA_PRINT JAVA_RANDOM MCCWriteReferent',
  'nothing states its operands':
    'MPL_BOUNDARY_CHECK MPL_CLEANUP_LOCALREFVARS_SKIP MPL_CLEANUP_NORETESCOBJS MPL_MEMSET_LOCALVAR ' +
    'MPL_ATOMIC_EXCHANGE_PTR DEX_ATOMIC_INC DEX_ATOMIC_DEC GET_AND_ADDI GET_AND_ADDL GET_AND_SETI GET_AND_SETL ' +
    'COMP_AND_SWAPI COMP_AND_SWAPL C___builtin_division_exception',
  'code has no addresses here': 'C__builtin_return_address C__builtin_extract_return_addr',
  'there are no threads with storage of their own':
    'C___tls_get_thread_pointer C___tls_get_tbss_anchor C___tls_get_tdata_anchor',
};

/** Operands decide about these: the reason is what is wrong with them. */
const byOperands: Readonly<Record<string, string>> = {
  'it needs a type':
    'JAVA_CLINIT_CHECK_SGET JAVA_CLINIT_CHECK_SPUT JAVA_CLINIT_CHECK_NEW MPL_CLINIT_CHECK JAVA_CONST_CLASS',
  'it needs a type and an operand': 'JAVA_INSTANCE_OF JAVA_CHECK_CAST JAVA_FILL_NEW_ARRAY',
  'its pointers do not say of which scalar type they are':
    'C___atomic_load C___atomic_store C___atomic_exchange C___atomic_compare_exchange C___atomic_compare_exchange_n',
  'it has another number of operands':
    'JAVA_MERGE JAVA_POLYMORPHIC_CALL JAVA_ISASSIGNABLEFROM JAVA_ARRAY_LENGTH JAVA_ARRAY_FILL JAVA_GET_CLASS ' +
    'JAVA_STR_TO_JSTR MCCIncDecRef MCCWrite MCCWriteNoInc MCCWriteNoDec MCCWriteNoRC MCCLoadRef MCCLoadWeak',
};

const table: ReadonlyMap<string, string> = new Map(
  [...Object.entries(reasons), ...Object.entries(byOperands)].flatMap(([reason, names]) =>
    names.split(' ').map((name) => [name, reason] as const),
  ),
);

/** Names that no operands make executable. */
export const neverExecuted: ReadonlySet<string> = new Set(Object.values(reasons).flatMap((names) => names.split(' ')));

/** The reason for one that an engine was asked to execute and does not. */
export function whyNotExecuted(name: string): string {
  return table.get(name) ?? (/^JS/.test(name) ? "it belongs to JavaScript's run time" : 'no table has it');
}
