package java.lang;

/** A boxed long. */
public final class Long extends Number implements Comparable {
  public static final long MIN_VALUE = -9223372036854775808L;
  public static final long MAX_VALUE = 9223372036854775807L;
  private final long value;

  public Long(long value) {
    this.value = value;
  }

  /** From -128 to 127 one object for each number. */
  public static Long valueOf(long value) {
    if (value < -128 || value > 127) return new Long(value);
    Long[] boxes = LongCache.boxes;
    int at = (int) value + 128;
    if (boxes[at] == null) boxes[at] = new Long(value);
    return boxes[at];
  }

  public static Long valueOf(String text) {
    return valueOf(parseLong(text));
  }

  public byte byteValue() {
    return (byte) value;
  }

  public short shortValue() {
    return (short) value;
  }

  public int intValue() {
    return (int) value;
  }

  public long longValue() {
    return (long) value;
  }

  public float floatValue() {
    return (float) value;
  }

  public double doubleValue() {
    return (double) value;
  }

  public boolean equals(Object other) {
    return other instanceof Long && ((Long) other).value == value;
  }

  public int hashCode() {
    return hashCode(value);
  }

  public static int hashCode(long value) {
    return (int) (value ^ value >>> 32);
  }

  public String toString() {
    return String.valueOf(value);
  }

  public static String toString(long value) {
    return String.valueOf(value);
  }

  public int compareTo(Long other) {
    return compare(value, other.value);
  }

  public int compareTo(Object other) {
    return compareTo((Long) other);
  }

  public static int compare(long left, long right) {
    return left < right ? -1 : left == right ? 0 : 1;
  }

  public static long parseLong(String text) {
    return parseLong(text, 10);
  }

  public static long parseLong(String text, int radix) {
    return CoreNumbers.parse(text, radix, MIN_VALUE, MAX_VALUE);
  }

  public static String toString(long value, int radix) {
    return CoreNumbers.integerText(value, radix < 2 || radix > 36 ? 10 : radix);
  }

  public static String toHexString(long value) {
    return CoreNumbers.bitsText(value, 4);
  }

  public static String toOctalString(long value) {
    return CoreNumbers.bitsText(value, 3);
  }

  public static String toBinaryString(long value) {
    return CoreNumbers.bitsText(value, 1);
  }

  public static int bitCount(long value) {
    return CoreNumbers.bitCount(value);
  }

  public static int numberOfLeadingZeros(long value) {
    int high = (int) (value >>> 32);
    return high == 0 ? 32 + Integer.numberOfLeadingZeros((int) value) : Integer.numberOfLeadingZeros(high);
  }

  public static int numberOfTrailingZeros(long value) {
    return value == 0 ? 64 : 63 - numberOfLeadingZeros(value & -value);
  }

  public static long rotateLeft(long value, int distance) {
    return value << distance | value >>> -distance;
  }

  public static long rotateRight(long value, int distance) {
    return value >>> distance | value << -distance;
  }

  public static int signum(long value) {
    return (int) (value >> 63 | -value >>> 63);
  }

  public static long sum(long left, long right) {
    return left + right;
  }

  public static long max(long left, long right) {
    return Math.max(left, right);
  }

  public static long min(long left, long right) {
    return Math.min(left, right);
  }
}

/** The boxes that valueOf has made. */
final class LongCache {
  static final Long[] boxes = new Long[256];
}
