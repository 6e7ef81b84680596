/**
 * Names that a program in Java leaves alone: keywords and literals, classes that a built file names (a variable of such a name would hide
 * the class), and methods that every class has.
 */
const words = new Set(
  `abstract assert boolean break byte case catch char class const continue default do double else enum exports extends false final
  finally float for goto if implements import instanceof int interface long module native new null open opens package permits private
  protected provides public record requires return sealed short static strictfp super switch synchronized this throw throws to
  transient transitive true try uses var void volatile when while with yield
  Arrays ArrayList Boolean Byte ByteOrder Character Double Error Exception Exit Files Float HashMap IOException Instant Integer List Long
  Map Math MethodHandles Object OutOfMemoryError Override Path Places RandomAccessFile Record Runtime RuntimeException Short
  StackOverflowError StackTraceElement StandardCharsets StandardCopyOption String StringBuilder System Thread Throwable Trap VarHandle
  BufferedInputStream BufferedOutputStream FileDescriptor FileInputStream FileOutputStream InputStream OutputStream Call Refused Imports
  IndexOutOfBoundsException InterruptedException NoSuchFileException DirectoryNotEmptyException FileAlreadyExistsException
  clone equals finalize getClass hashCode notify notifyAll toString wait main java javax jdk
  SHORTS CHARS INTS LONGS LOWEST STACK_BOTTOM STACK_TOP HEAP_BASE POINTER MOST_MEMORY MOST_STACK
  vars IS_READ IS_WRITE IS_CREATED IS_TRUNCATED IS_APPENDED IS_NEW`.split(/\s+/),
);

export function isReserved(name: string): boolean {
  return words.has(name) || /^(?:More|Globals|Calls|Results|State|Parts)(?:\d|_)/.test(name);
}
