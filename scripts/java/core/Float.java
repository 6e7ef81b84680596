package java.lang;

/** A boxed float. */
public final class Float extends Number implements Comparable {
  public static final float MAX_VALUE = 3.4028235E38f;
  public static final float MIN_VALUE = 1.4E-45f;
  public static final float MIN_NORMAL = 1.17549435E-38f;
  public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
  public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
  public static final float NaN = 0.0f / 0.0f;
  private final float value;

  public Float(float value) {
    this.value = value;
  }

  public static Float valueOf(float value) {
    return new Float(value);
  }

  public static Float valueOf(String text) {
    return new Float(parseFloat(text));
  }

  public static float parseFloat(String text) {
    return CoreNumbers.parseFloat(text);
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
    return other instanceof Float && floatToIntBits(((Float) other).value) == floatToIntBits(value);
  }

  public int hashCode() {
    return hashCode(value);
  }

  public static int hashCode(float value) {
    return floatToIntBits(value);
  }

  public String toString() {
    return String.valueOf(value);
  }

  public static String toString(float value) {
    return String.valueOf(value);
  }

  public int compareTo(Float other) {
    return compare(value, other.value);
  }

  public int compareTo(Object other) {
    return compareTo((Float) other);
  }

  public static int compare(float left, float right) {
    if (left < right) return -1;
    if (left > right) return 1;
    // Equal numbers, of which -0.0 is below 0.0, and what is no number, which is above all.
    return Integer.compare(floatToIntBits(left), floatToIntBits(right));
  }

  public boolean isNaN() {
    return value != value;
  }

  public static boolean isNaN(float value) {
    return value != value;
  }

  public boolean isInfinite() {
    return isInfinite(value);
  }

  public static boolean isInfinite(float value) {
    return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
  }

  public static boolean isFinite(float value) {
    return value - value == 0;
  }

  /** All values that are not a number have the same bits. */
  public static int floatToIntBits(float value) {
    return value != value ? 0x7fc00000 : CoreHost.floatBits(value);
  }

  public static int floatToRawIntBits(float value) {
    return CoreHost.floatBits(value);
  }

  public static float intBitsToFloat(int bits) {
    return CoreHost.bitsToFloat(bits);
  }

  public static float sum(float left, float right) {
    return left + right;
  }

  public static float max(float left, float right) {
    return Math.max(left, right);
  }

  public static float min(float left, float right) {
    return Math.min(left, right);
  }
}
