package java.lang;

/** A boxed double. */
public final class Double extends Number implements Comparable {
  public static final double MAX_VALUE = 1.7976931348623157E308;
  public static final double MIN_VALUE = 4.9E-324;
  public static final double MIN_NORMAL = 2.2250738585072014E-308;
  public static final double POSITIVE_INFINITY = 1.0 / 0.0;
  public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
  public static final double NaN = 0.0 / 0.0;
  private final double value;

  public Double(double value) {
    this.value = value;
  }

  public static Double valueOf(double value) {
    return new Double(value);
  }

  public static Double valueOf(String text) {
    return new Double(parseDouble(text));
  }

  public static double parseDouble(String text) {
    return CoreNumbers.parseDouble(text);
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
    return other instanceof Double && doubleToLongBits(((Double) other).value) == doubleToLongBits(value);
  }

  public int hashCode() {
    return hashCode(value);
  }

  public static int hashCode(double value) {
    return Long.hashCode(doubleToLongBits(value));
  }

  public String toString() {
    return String.valueOf(value);
  }

  public static String toString(double value) {
    return String.valueOf(value);
  }

  public int compareTo(Double other) {
    return compare(value, other.value);
  }

  public int compareTo(Object other) {
    return compareTo((Double) other);
  }

  public static int compare(double left, double right) {
    if (left < right) return -1;
    if (left > right) return 1;
    // Equal numbers, of which -0.0 is below 0.0, and what is no number, which is above all.
    return Long.compare(doubleToLongBits(left), doubleToLongBits(right));
  }

  public boolean isNaN() {
    return value != value;
  }

  public static boolean isNaN(double value) {
    return value != value;
  }

  public boolean isInfinite() {
    return isInfinite(value);
  }

  public static boolean isInfinite(double value) {
    return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
  }

  public static boolean isFinite(double value) {
    return value - value == 0;
  }

  /** All values that are not a number have the same bits. */
  public static long doubleToLongBits(double value) {
    return value != value ? 0x7ff8000000000000L : CoreHost.doubleBits(value);
  }

  public static long doubleToRawLongBits(double value) {
    return CoreHost.doubleBits(value);
  }

  public static double longBitsToDouble(long bits) {
    return CoreHost.bitsToDouble(bits);
  }

  public static double sum(double left, double right) {
    return left + right;
  }

  public static double max(double left, double right) {
    return Math.max(left, right);
  }

  public static double min(double left, double right) {
    return Math.min(left, right);
  }
}
