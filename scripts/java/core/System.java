package java.lang;

import java.io.PrintStream;

public final class System {
  public static final PrintStream out = new PrintStream(1);
  public static final PrintStream err = new PrintStream(2);

  private System() {}

  public static long currentTimeMillis() {
    return CoreClock.nanoseconds(0) / 1000000L;
  }

  public static long nanoTime() {
    return CoreClock.nanoseconds(1);
  }

  public static int identityHashCode(Object object) {
    return CoreHost.address(object) >>> 4;
  }

  public static void exit(int status) {
    CoreHost.exit(status);
  }

  public static void gc() {}

  public static String lineSeparator() {
    return "\n";
  }

  /** There are no properties. */
  public static String getProperty(String name) {
    return null;
  }

  public static String getProperty(String name, String other) {
    return other;
  }

  public static String getenv(String name) {
    return null;
  }

  /** The places may overlap. */
  public static void arraycopy(Object from, int start, Object to, int offset, int count) {
    int size = CoreArrays.elementSize(from);
    if (size != CoreArrays.elementSize(to) || size == 0) throw new ArrayStoreException("arraycopy: type mismatch");
    CoreArrays.check(start, count, CoreHost.array(from).length, "source");
    CoreArrays.check(offset, count, CoreHost.array(to).length, "destination");
    CoreHost.memmove(CoreHost.at(to, offset * size), CoreHost.at(from, start * size), (long) count * size);
  }
}

final class CoreClock {
  static long nanoseconds(int clock) {
    long[] time = new long[2];
    CoreHost.clock_gettime(clock, time);
    return time[0] * 1000000000L + time[1];
  }
}

/** Copies of parts of arrays. */
final class CoreArrays {
  static void copyChars(char[] from, int start, char[] to, int offset, int count) {
    if (count > 0) CoreHost.memmove(CoreHost.at(to, offset * 2), CoreHost.at(from, start * 2), count * 2L);
  }

  static char[] grownChars(char[] from, int count, int length) {
    char[] copy = new char[length];
    copyChars(from, 0, copy, 0, count);
    return copy;
  }

  static void copyObjects(Object[] from, int start, Object[] to, int offset, int count) {
    if (start >= offset) {
      for (int i = 0; i < count; i++) to[offset + i] = from[start + i];
    } else {
      for (int i = count - 1; i >= 0; i--) to[offset + i] = from[start + i];
    }
  }

  /** An array of the same class. */
  static Object[] arrayLike(Object[] array, int length) {
    Object[] made = new Object[length];
    CoreHost.copyClass(made, array);
    return made;
  }

  /** Bytes of an element; 0 if it is no array of numbers or references. */
  static int elementSize(Object array) {
    if (array == null) throw new NullPointerException();
    if (array instanceof int[] || array instanceof float[]) return 4;
    if (array instanceof long[] || array instanceof double[]) return 8;
    if (array instanceof char[] || array instanceof short[]) return 2;
    if (array instanceof byte[] || array instanceof boolean[]) return 1;
    return CoreHost.referenceSize();
  }

  static void check(int start, int count, int length, String what) {
    if (start >= 0 && count >= 0 && start <= length - count) return;
    String wrong =
        count < 0
            ? "length " + count + " is negative"
            : start < 0
                ? what + " index " + start + " out of bounds for object array[" + length + "]"
                : "last " + what + " index " + (start + count & 0xffffffffL) + " out of bounds for object array[" + length + "]";
    throw new ArrayIndexOutOfBoundsException("arraycopy: " + wrong);
  }
}
