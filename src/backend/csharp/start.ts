/** How a built file is entered: as a command, or by those who call its functions. Words in capitals stand for what the file has there. */
export const commandText = `  public static int Main(string[] words) {
    int status = 1;
    Thread thread = new Thread(() => status = run(words), MOST_STACK);
    thread.Start();
    thread.Join();
    return status;
  }

  /** What a function may take of the machine's stack beside its calls. */
  const int RESERVE = 0x80000;

  /** The whole program; the result is its status. */
  static int run(string[] words) {
    int status = 0;
    lowest_call = (byte*)&status - MOST_STACK + RESERVE;
    try {
ARGUMENTS      set_up();
VALUESBEFORECALLAFTER    } catch (Exit exit) {
      status = exit.status;
    } catch (Trap trapped) {
      tell(trapped);
      status = 3;
    }
    finish();
    return status & 255;
  }
`;

/** `argv` in the program's memory, and behind it an empty environment. */
export const passText = `
  static uint pass_arguments() {
    uint values = sys_grow((ulong)(arguments.Length + 2) * POINTER);
    for (int i = 0; i < arguments.Length; i++) {
      uint at = sys_grow((ulong)arguments[i].Length);
      Marshal.Copy(arguments[i], 0, (IntPtr)(memory + at), arguments[i].Length);
      *(uint*)(memory + values + (uint)i * POINTER) = at;
    }
    return values;
  }
`;

export const libraryText = `  /** Bytes of the library's memory for the caller, aligned to 16: their address, or 0 if there are none left. */
  public static uint allocate(uint size) {
    begin();
    return sys_grow(Math.Max(size, 1));
  }

  /** Bytes of the library's memory from an address on. */
  public static void read_bytes(long address, byte[] to) {
    begin();
    Marshal.Copy((IntPtr)range((uint)address, (ulong)to.Length, LOWEST, 0), to, 0, to.Length);
  }

  public static void write_bytes(long address, byte[] from) {
    begin();
    Marshal.Copy(from, 0, (IntPtr)range((uint)address, (ulong)from.Length, STACK_BOTTOM, 0), from.Length);
  }

  /** The text at an address, which ends with a zero. */
  public static string read_text(long address) {
    begin();
    return text_at((uint)address);
  }

  /** Before the library is entered from outside; the result are the calls that are open. Its callers may be called themselves. */
  static Call* begin() {
    byte here;
    if (open == null) lowest_call = &here - MOST_STACK;
    if (memory == null) {
      set_up();
BEFORE      AppDomain.CurrentDomain.ProcessExit += (sender, words) => leave();
    }
    return open;
  }

  /** When the process ends. */
  static void leave() {
    try {
AFTER    } catch (Trap trapped) {
      tell(trapped);
    }
    finish();
  }
`;
