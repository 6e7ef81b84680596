package java.lang;

/** A boxed int. */
public final class Integer extends Number implements Comparable {
  public static final int MIN_VALUE = -2147483648;
  public static final int MAX_VALUE = 2147483647;
  private final int value;

  public Integer(int value) {
    this.value = value;
  }

  /** From -128 to 127 one object for each number. */
  public static Integer valueOf(int value) {
    if (value < -128 || value > 127) return new Integer(value);
    Integer[] boxes = IntegerCache.boxes;
    int at = (int) value + 128;
    if (boxes[at] == null) boxes[at] = new Integer(value);
    return boxes[at];
  }

  public static Integer valueOf(String text) {
    return valueOf(parseInt(text));
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
    return other instanceof Integer && ((Integer) other).value == value;
  }

  public int hashCode() {
    return hashCode(value);
  }

  public static int hashCode(int value) {
    return value;
  }

  public String toString() {
    return String.valueOf(value);
  }

  public static String toString(int value) {
    return String.valueOf(value);
  }

  public int compareTo(Integer other) {
    return compare(value, other.value);
  }

  public int compareTo(Object other) {
    return compareTo((Integer) other);
  }

  public static int compare(int left, int right) {
    return left < right ? -1 : left == right ? 0 : 1;
  }

  public static int parseInt(String text) {
    return parseInt(text, 10);
  }

  public static int parseInt(String text, int radix) {
    return (int) CoreNumbers.parse(text, radix, -2147483648L, 2147483647L);
  }

  public static Integer valueOf(String text, int radix) {
    return valueOf(parseInt(text, radix));
  }

  public static int parseUnsignedInt(String text) {
    return (int) CoreNumbers.parse(text, 10, 0L, 4294967295L);
  }

  public static String toString(int value, int radix) {
    return CoreNumbers.integerText(value, radix < 2 || radix > 36 ? 10 : radix);
  }

  public static String toHexString(int value) {
    return CoreNumbers.bitsText(value & 0xffffffffL, 4);
  }

  public static String toOctalString(int value) {
    return CoreNumbers.bitsText(value & 0xffffffffL, 3);
  }

  public static String toBinaryString(int value) {
    return CoreNumbers.bitsText(value & 0xffffffffL, 1);
  }

  public static String toUnsignedString(int value) {
    return String.valueOf(value & 0xffffffffL);
  }

  public static int bitCount(int value) {
    return CoreNumbers.bitCount(value & 0xffffffffL);
  }

  public static int numberOfLeadingZeros(int value) {
    int count = 0;
    for (int bit = 31; bit >= 0 && (value >>> bit) == 0; bit--) count++;
    return count;
  }

  public static int numberOfTrailingZeros(int value) {
    return value == 0 ? 32 : 31 - numberOfLeadingZeros(value & -value);
  }

  public static int highestOneBit(int value) {
    return value == 0 ? 0 : 0x80000000 >>> numberOfLeadingZeros(value);
  }

  public static int lowestOneBit(int value) {
    return value & -value;
  }

  public static int reverse(int value) {
    int result = 0;
    for (int i = 0; i < 32; i++) result |= (value >>> i & 1) << (31 - i);
    return result;
  }

  public static int reverseBytes(int value) {
    return value << 24 | (value & 0xff00) << 8 | value >>> 8 & 0xff00 | value >>> 24;
  }

  public static int rotateLeft(int value, int distance) {
    return value << distance | value >>> -distance;
  }

  public static int rotateRight(int value, int distance) {
    return value >>> distance | value << -distance;
  }

  public static int signum(int value) {
    return value >> 31 | -value >>> 31;
  }

  public static int sum(int left, int right) {
    return left + right;
  }

  public static int max(int left, int right) {
    return Math.max(left, right);
  }

  public static int min(int left, int right) {
    return Math.min(left, right);
  }

  public static int compareUnsigned(int left, int right) {
    return compare(left + MIN_VALUE, right + MIN_VALUE);
  }

  public static int divideUnsigned(int left, int right) {
    return (int) ((left & 0xffffffffL) / (right & 0xffffffffL));
  }

  public static int remainderUnsigned(int left, int right) {
    return (int) ((left & 0xffffffffL) % (right & 0xffffffffL));
  }
}

/** The boxes that valueOf has made. */
final class IntegerCache {
  static final Integer[] boxes = new Integer[256];
}
