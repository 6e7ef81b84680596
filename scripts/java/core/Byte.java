package java.lang;

/** A boxed byte. */
public final class Byte extends Number implements Comparable {
  public static final byte MIN_VALUE = -128;
  public static final byte MAX_VALUE = 127;
  private final byte value;

  public Byte(byte value) {
    this.value = value;
  }

  /** From -128 to 127 one object for each number. */
  public static Byte valueOf(byte value) {
    Byte[] boxes = ByteCache.boxes;
    int at = (int) value + 128;
    if (boxes[at] == null) boxes[at] = new Byte(value);
    return boxes[at];
  }

  public static Byte valueOf(String text) {
    return valueOf(parseByte(text));
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
    return other instanceof Byte && ((Byte) other).value == value;
  }

  public int hashCode() {
    return hashCode(value);
  }

  public static int hashCode(byte value) {
    return value;
  }

  public String toString() {
    return String.valueOf((int) value);
  }

  public static String toString(byte value) {
    return String.valueOf((int) value);
  }

  public int compareTo(Byte other) {
    return compare(value, other.value);
  }

  public int compareTo(Object other) {
    return compareTo((Byte) other);
  }

  public static int compare(byte left, byte right) {
    return left - right;
  }

  public static byte parseByte(String text) {
    return parseByte(text, 10);
  }

  public static byte parseByte(String text, int radix) {
    int value = Integer.parseInt(text, radix);
    if (value < -128 || value > 127)
      throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
    return (byte) value;
  }

  public static int toUnsignedInt(byte value) {
    return value & 255;
  }
}

/** The boxes that valueOf has made. */
final class ByteCache {
  static final Byte[] boxes = new Byte[256];
}
