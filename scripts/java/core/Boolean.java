package java.lang;

/** A boxed boolean, of which valueOf knows two. */
public final class Boolean implements Comparable, java.io.Serializable {
  public static final Boolean TRUE = new Boolean(true);
  public static final Boolean FALSE = new Boolean(false);
  private final boolean value;

  public Boolean(boolean value) {
    this.value = value;
  }

  public static Boolean valueOf(boolean value) {
    return value ? TRUE : FALSE;
  }

  public static Boolean valueOf(String text) {
    return parseBoolean(text) ? TRUE : FALSE;
  }

  public static boolean parseBoolean(String text) {
    return "true".equalsIgnoreCase(text);
  }

  public boolean booleanValue() {
    return value;
  }

  public boolean equals(Object other) {
    return other instanceof Boolean && ((Boolean) other).value == value;
  }

  public int hashCode() {
    return hashCode(value);
  }

  public static int hashCode(boolean value) {
    return value ? 1231 : 1237;
  }

  public String toString() {
    return value ? "true" : "false";
  }

  public static String toString(boolean value) {
    return value ? "true" : "false";
  }

  public int compareTo(Boolean other) {
    return compare(value, other.value);
  }

  public int compareTo(Object other) {
    return compareTo((Boolean) other);
  }

  public static int compare(boolean left, boolean right) {
    return left == right ? 0 : left ? 1 : -1;
  }

  public static boolean logicalAnd(boolean left, boolean right) {
    return left & right;
  }

  public static boolean logicalOr(boolean left, boolean right) {
    return left | right;
  }

  public static boolean logicalXor(boolean left, boolean right) {
    return left ^ right;
  }
}
