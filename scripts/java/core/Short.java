package java.lang;

/** A boxed short. */
public final class Short extends Number implements Comparable {
  public static final short MIN_VALUE = -32768;
  public static final short MAX_VALUE = 32767;
  private final short value;

  public Short(short value) {
    this.value = value;
  }

  /** From -128 to 127 one object for each number. */
  public static Short valueOf(short value) {
    if (value < -128 || value > 127) return new Short(value);
    Short[] boxes = ShortCache.boxes;
    int at = (int) value + 128;
    if (boxes[at] == null) boxes[at] = new Short(value);
    return boxes[at];
  }

  public static Short valueOf(String text) {
    return valueOf(parseShort(text));
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
    return other instanceof Short && ((Short) other).value == value;
  }

  public int hashCode() {
    return hashCode(value);
  }

  public static int hashCode(short value) {
    return value;
  }

  public String toString() {
    return String.valueOf((int) value);
  }

  public static String toString(short value) {
    return String.valueOf((int) value);
  }

  public int compareTo(Short other) {
    return compare(value, other.value);
  }

  public int compareTo(Object other) {
    return compareTo((Short) other);
  }

  public static int compare(short left, short right) {
    return left - right;
  }

  public static short parseShort(String text) {
    return parseShort(text, 10);
  }

  public static short parseShort(String text, int radix) {
    int value = Integer.parseInt(text, radix);
    if (value < -32768 || value > 32767)
      throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
    return (short) value;
  }

  public static int toUnsignedInt(short value) {
    return value & 65535;
  }
}

/** The boxes that valueOf has made. */
final class ShortCache {
  static final Short[] boxes = new Short[256];
}
