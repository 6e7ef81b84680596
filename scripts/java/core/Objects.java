package java.util;

public final class Objects {
  private Objects() {}

  public static boolean equals(Object left, Object right) {
    return left == right || (left != null && left.equals(right));
  }

  public static int hashCode(Object object) {
    return object == null ? 0 : object.hashCode();
  }

  public static int hash(Object[] objects) {
    return Arrays.hashCode(objects);
  }

  public static String toString(Object object) {
    return String.valueOf(object);
  }

  public static String toString(Object object, String other) {
    return object == null ? other : object.toString();
  }

  public static int compare(Object left, Object right, Comparator order) {
    return left == right ? 0 : order.compare(left, right);
  }

  public static boolean isNull(Object object) {
    return object == null;
  }

  public static boolean nonNull(Object object) {
    return object != null;
  }

  public static Object requireNonNull(Object object) {
    if (object == null) throw new NullPointerException();
    return object;
  }

  public static Object requireNonNull(Object object, String message) {
    if (object == null) throw new NullPointerException(message);
    return object;
  }

  public static int checkIndex(int index, int length) {
    if (index < 0 || index >= length)
      throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
    return index;
  }
}
