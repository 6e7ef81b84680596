/**
 * Names that a program in C# leaves alone: keywords, also those that are none everywhere, types that a built file names (a variable of such a name
 * would hide the type), and methods that every class has.
 */
const words = new Set(
  `abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event
  explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null
  object operator out override params private protected public readonly ref return sbyte sealed short sizeof stackalloc static string
  struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while
  add alias and ascending async await by descending dynamic equals field file from get global group init into join let managed nameof nint not
  notnull nuint on or orderby partial record remove required scoped select set unmanaged value var when where with yield
  Action AggressiveInlining BufferedStream Buffer Call Console DateTime Directory DirectoryNotFoundException Environment Exception Exit File
  FileAccess FileAttributes FileMode FileNotFoundException FileShare FileStream Func IOException Imports IntPtr List Marshal Math MethodImpl
  MethodImplOptions OutOfMemoryException Path Place Places PlatformNotSupportedException Refused SeekOrigin Stopwatch Stream StringBuilder System Thread Trap
  UTF8 UTF8Encoding AppDomain BitConverter Collections Diagnostics Generic IO InteropServices CompilerServices Runtime Text Threading
  Equals Finalize GetHashCode GetType MemberwiseClone ReferenceEquals ToString Main
  LOWEST STACK_BOTTOM STACK_TOP HEAP_BASE POINTER MOST_MEMORY MOST_STACK MOST_TRACE MOST_FILES
  RESERVE IS_READ IS_WRITE IS_CREATED IS_TRUNCATED IS_APPENDED IS_NEW`.split(/\s+/),
);

export function isReserved(name: string): boolean {
  return words.has(name) || /^(?:Function|Results)_/.test(name);
}
