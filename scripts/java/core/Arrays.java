package java.util;

/** What is done with whole arrays. */
public final class Arrays {
  private Arrays() {}

  public static List asList(Object[] elements) {
    return new ListOfArray(elements);
  }

  public static String toString(boolean[] array) {
    if (array == null) return "null";
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < array.length; i++) {
      if (i > 0) text.append(", ");
      text.append(array[i]);
    }
    return text.append(']').toString();
  }

  public static void fill(boolean[] array, boolean value) {
    for (int i = 0; i < array.length; i++) array[i] = value;
  }

  public static void fill(boolean[] array, int start, int end, boolean value) {
    checkRange(array.length, start, end);
    for (int i = start; i < end; i++) array[i] = value;
  }

  public static boolean equals(boolean[] left, boolean[] right) {
    if (left == right) return true;
    if (left == null || right == null || left.length != right.length) return false;
    for (int i = 0; i < left.length; i++) {
      if (left[i] != right[i]) return false;
    }
    return true;
  }

  public static int hashCode(boolean[] array) {
    if (array == null) return 0;
    int hash = 1;
    for (int i = 0; i < array.length; i++) hash = 31 * hash + Boolean.hashCode(array[i]);
    return hash;
  }

  public static boolean[] copyOf(boolean[] array, int length) {
    boolean[] copy = new boolean[length];
    int common = Math.min(array.length, length);
    for (int i = 0; i < common; i++) copy[i] = array[i];
    return copy;
  }

  public static boolean[] copyOfRange(boolean[] array, int start, int end) {
    if (start > end) throw new IllegalArgumentException(start + " > " + end);
    int length = end - start;
    boolean[] copy = new boolean[length];
    int common = Math.min(array.length - start, length);
    for (int i = 0; i < common; i++) copy[i] = array[start + i];
    return copy;
  }

  public static String toString(byte[] array) {
    if (array == null) return "null";
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < array.length; i++) {
      if (i > 0) text.append(", ");
      text.append(array[i]);
    }
    return text.append(']').toString();
  }

  public static void fill(byte[] array, byte value) {
    for (int i = 0; i < array.length; i++) array[i] = value;
  }

  public static void fill(byte[] array, int start, int end, byte value) {
    checkRange(array.length, start, end);
    for (int i = start; i < end; i++) array[i] = value;
  }

  public static boolean equals(byte[] left, byte[] right) {
    if (left == right) return true;
    if (left == null || right == null || left.length != right.length) return false;
    for (int i = 0; i < left.length; i++) {
      if (left[i] != right[i]) return false;
    }
    return true;
  }

  public static int hashCode(byte[] array) {
    if (array == null) return 0;
    int hash = 1;
    for (int i = 0; i < array.length; i++) hash = 31 * hash + array[i];
    return hash;
  }

  public static byte[] copyOf(byte[] array, int length) {
    byte[] copy = new byte[length];
    int common = Math.min(array.length, length);
    for (int i = 0; i < common; i++) copy[i] = array[i];
    return copy;
  }

  public static byte[] copyOfRange(byte[] array, int start, int end) {
    if (start > end) throw new IllegalArgumentException(start + " > " + end);
    int length = end - start;
    byte[] copy = new byte[length];
    int common = Math.min(array.length - start, length);
    for (int i = 0; i < common; i++) copy[i] = array[start + i];
    return copy;
  }

  public static void sort(byte[] array) {
    sort(array, 0, array.length);
  }

  public static void sort(byte[] array, int start, int end) {
    checkRange(array.length, start, end);
    if (end - start > 1) CoreSorting.sortBytes(array, start, end, new byte[array.length]);
  }

  public static int binarySearch(byte[] array, byte key) {
    int low = 0;
    int high = array.length - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      byte value = array[middle];
      if (value < key) low = middle + 1;
      else if (value > key) high = middle - 1;
      else return middle;
    }
    return -(low + 1);
  }

  public static String toString(char[] array) {
    if (array == null) return "null";
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < array.length; i++) {
      if (i > 0) text.append(", ");
      text.append(array[i]);
    }
    return text.append(']').toString();
  }

  public static void fill(char[] array, char value) {
    for (int i = 0; i < array.length; i++) array[i] = value;
  }

  public static void fill(char[] array, int start, int end, char value) {
    checkRange(array.length, start, end);
    for (int i = start; i < end; i++) array[i] = value;
  }

  public static boolean equals(char[] left, char[] right) {
    if (left == right) return true;
    if (left == null || right == null || left.length != right.length) return false;
    for (int i = 0; i < left.length; i++) {
      if (left[i] != right[i]) return false;
    }
    return true;
  }

  public static int hashCode(char[] array) {
    if (array == null) return 0;
    int hash = 1;
    for (int i = 0; i < array.length; i++) hash = 31 * hash + array[i];
    return hash;
  }

  public static char[] copyOf(char[] array, int length) {
    char[] copy = new char[length];
    int common = Math.min(array.length, length);
    for (int i = 0; i < common; i++) copy[i] = array[i];
    return copy;
  }

  public static char[] copyOfRange(char[] array, int start, int end) {
    if (start > end) throw new IllegalArgumentException(start + " > " + end);
    int length = end - start;
    char[] copy = new char[length];
    int common = Math.min(array.length - start, length);
    for (int i = 0; i < common; i++) copy[i] = array[start + i];
    return copy;
  }

  public static void sort(char[] array) {
    sort(array, 0, array.length);
  }

  public static void sort(char[] array, int start, int end) {
    checkRange(array.length, start, end);
    if (end - start > 1) CoreSorting.sortChars(array, start, end, new char[array.length]);
  }

  public static int binarySearch(char[] array, char key) {
    int low = 0;
    int high = array.length - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      char value = array[middle];
      if (value < key) low = middle + 1;
      else if (value > key) high = middle - 1;
      else return middle;
    }
    return -(low + 1);
  }

  public static String toString(short[] array) {
    if (array == null) return "null";
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < array.length; i++) {
      if (i > 0) text.append(", ");
      text.append(array[i]);
    }
    return text.append(']').toString();
  }

  public static void fill(short[] array, short value) {
    for (int i = 0; i < array.length; i++) array[i] = value;
  }

  public static void fill(short[] array, int start, int end, short value) {
    checkRange(array.length, start, end);
    for (int i = start; i < end; i++) array[i] = value;
  }

  public static boolean equals(short[] left, short[] right) {
    if (left == right) return true;
    if (left == null || right == null || left.length != right.length) return false;
    for (int i = 0; i < left.length; i++) {
      if (left[i] != right[i]) return false;
    }
    return true;
  }

  public static int hashCode(short[] array) {
    if (array == null) return 0;
    int hash = 1;
    for (int i = 0; i < array.length; i++) hash = 31 * hash + array[i];
    return hash;
  }

  public static short[] copyOf(short[] array, int length) {
    short[] copy = new short[length];
    int common = Math.min(array.length, length);
    for (int i = 0; i < common; i++) copy[i] = array[i];
    return copy;
  }

  public static short[] copyOfRange(short[] array, int start, int end) {
    if (start > end) throw new IllegalArgumentException(start + " > " + end);
    int length = end - start;
    short[] copy = new short[length];
    int common = Math.min(array.length - start, length);
    for (int i = 0; i < common; i++) copy[i] = array[start + i];
    return copy;
  }

  public static void sort(short[] array) {
    sort(array, 0, array.length);
  }

  public static void sort(short[] array, int start, int end) {
    checkRange(array.length, start, end);
    if (end - start > 1) CoreSorting.sortShorts(array, start, end, new short[array.length]);
  }

  public static int binarySearch(short[] array, short key) {
    int low = 0;
    int high = array.length - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      short value = array[middle];
      if (value < key) low = middle + 1;
      else if (value > key) high = middle - 1;
      else return middle;
    }
    return -(low + 1);
  }

  public static String toString(int[] array) {
    if (array == null) return "null";
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < array.length; i++) {
      if (i > 0) text.append(", ");
      text.append(array[i]);
    }
    return text.append(']').toString();
  }

  public static void fill(int[] array, int value) {
    for (int i = 0; i < array.length; i++) array[i] = value;
  }

  public static void fill(int[] array, int start, int end, int value) {
    checkRange(array.length, start, end);
    for (int i = start; i < end; i++) array[i] = value;
  }

  public static boolean equals(int[] left, int[] right) {
    if (left == right) return true;
    if (left == null || right == null || left.length != right.length) return false;
    for (int i = 0; i < left.length; i++) {
      if (left[i] != right[i]) return false;
    }
    return true;
  }

  public static int hashCode(int[] array) {
    if (array == null) return 0;
    int hash = 1;
    for (int i = 0; i < array.length; i++) hash = 31 * hash + array[i];
    return hash;
  }

  public static int[] copyOf(int[] array, int length) {
    int[] copy = new int[length];
    int common = Math.min(array.length, length);
    for (int i = 0; i < common; i++) copy[i] = array[i];
    return copy;
  }

  public static int[] copyOfRange(int[] array, int start, int end) {
    if (start > end) throw new IllegalArgumentException(start + " > " + end);
    int length = end - start;
    int[] copy = new int[length];
    int common = Math.min(array.length - start, length);
    for (int i = 0; i < common; i++) copy[i] = array[start + i];
    return copy;
  }

  public static void sort(int[] array) {
    sort(array, 0, array.length);
  }

  public static void sort(int[] array, int start, int end) {
    checkRange(array.length, start, end);
    if (end - start > 1) CoreSorting.sortInts(array, start, end, new int[array.length]);
  }

  public static int binarySearch(int[] array, int key) {
    int low = 0;
    int high = array.length - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      int value = array[middle];
      if (value < key) low = middle + 1;
      else if (value > key) high = middle - 1;
      else return middle;
    }
    return -(low + 1);
  }

  public static String toString(long[] array) {
    if (array == null) return "null";
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < array.length; i++) {
      if (i > 0) text.append(", ");
      text.append(array[i]);
    }
    return text.append(']').toString();
  }

  public static void fill(long[] array, long value) {
    for (int i = 0; i < array.length; i++) array[i] = value;
  }

  public static void fill(long[] array, int start, int end, long value) {
    checkRange(array.length, start, end);
    for (int i = start; i < end; i++) array[i] = value;
  }

  public static boolean equals(long[] left, long[] right) {
    if (left == right) return true;
    if (left == null || right == null || left.length != right.length) return false;
    for (int i = 0; i < left.length; i++) {
      if (left[i] != right[i]) return false;
    }
    return true;
  }

  public static int hashCode(long[] array) {
    if (array == null) return 0;
    int hash = 1;
    for (int i = 0; i < array.length; i++) hash = 31 * hash + Long.hashCode(array[i]);
    return hash;
  }

  public static long[] copyOf(long[] array, int length) {
    long[] copy = new long[length];
    int common = Math.min(array.length, length);
    for (int i = 0; i < common; i++) copy[i] = array[i];
    return copy;
  }

  public static long[] copyOfRange(long[] array, int start, int end) {
    if (start > end) throw new IllegalArgumentException(start + " > " + end);
    int length = end - start;
    long[] copy = new long[length];
    int common = Math.min(array.length - start, length);
    for (int i = 0; i < common; i++) copy[i] = array[start + i];
    return copy;
  }

  public static void sort(long[] array) {
    sort(array, 0, array.length);
  }

  public static void sort(long[] array, int start, int end) {
    checkRange(array.length, start, end);
    if (end - start > 1) CoreSorting.sortLongs(array, start, end, new long[array.length]);
  }

  public static int binarySearch(long[] array, long key) {
    int low = 0;
    int high = array.length - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      long value = array[middle];
      if (value < key) low = middle + 1;
      else if (value > key) high = middle - 1;
      else return middle;
    }
    return -(low + 1);
  }

  public static String toString(float[] array) {
    if (array == null) return "null";
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < array.length; i++) {
      if (i > 0) text.append(", ");
      text.append(array[i]);
    }
    return text.append(']').toString();
  }

  public static void fill(float[] array, float value) {
    for (int i = 0; i < array.length; i++) array[i] = value;
  }

  public static void fill(float[] array, int start, int end, float value) {
    checkRange(array.length, start, end);
    for (int i = start; i < end; i++) array[i] = value;
  }

  public static boolean equals(float[] left, float[] right) {
    if (left == right) return true;
    if (left == null || right == null || left.length != right.length) return false;
    for (int i = 0; i < left.length; i++) {
      if (Float.compare(left[i], right[i]) != 0) return false;
    }
    return true;
  }

  public static int hashCode(float[] array) {
    if (array == null) return 0;
    int hash = 1;
    for (int i = 0; i < array.length; i++) hash = 31 * hash + Float.hashCode(array[i]);
    return hash;
  }

  public static float[] copyOf(float[] array, int length) {
    float[] copy = new float[length];
    int common = Math.min(array.length, length);
    for (int i = 0; i < common; i++) copy[i] = array[i];
    return copy;
  }

  public static float[] copyOfRange(float[] array, int start, int end) {
    if (start > end) throw new IllegalArgumentException(start + " > " + end);
    int length = end - start;
    float[] copy = new float[length];
    int common = Math.min(array.length - start, length);
    for (int i = 0; i < common; i++) copy[i] = array[start + i];
    return copy;
  }

  public static void sort(float[] array) {
    sort(array, 0, array.length);
  }

  public static void sort(float[] array, int start, int end) {
    checkRange(array.length, start, end);
    if (end - start > 1) CoreSorting.sortFloats(array, start, end, new float[array.length]);
  }

  public static int binarySearch(float[] array, float key) {
    int low = 0;
    int high = array.length - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      float value = array[middle];
      if (Float.compare(value, key) < 0) low = middle + 1;
      else if (Float.compare(value, key) > 0) high = middle - 1;
      else return middle;
    }
    return -(low + 1);
  }

  public static String toString(double[] array) {
    if (array == null) return "null";
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < array.length; i++) {
      if (i > 0) text.append(", ");
      text.append(array[i]);
    }
    return text.append(']').toString();
  }

  public static void fill(double[] array, double value) {
    for (int i = 0; i < array.length; i++) array[i] = value;
  }

  public static void fill(double[] array, int start, int end, double value) {
    checkRange(array.length, start, end);
    for (int i = start; i < end; i++) array[i] = value;
  }

  public static boolean equals(double[] left, double[] right) {
    if (left == right) return true;
    if (left == null || right == null || left.length != right.length) return false;
    for (int i = 0; i < left.length; i++) {
      if (Double.compare(left[i], right[i]) != 0) return false;
    }
    return true;
  }

  public static int hashCode(double[] array) {
    if (array == null) return 0;
    int hash = 1;
    for (int i = 0; i < array.length; i++) hash = 31 * hash + Double.hashCode(array[i]);
    return hash;
  }

  public static double[] copyOf(double[] array, int length) {
    double[] copy = new double[length];
    int common = Math.min(array.length, length);
    for (int i = 0; i < common; i++) copy[i] = array[i];
    return copy;
  }

  public static double[] copyOfRange(double[] array, int start, int end) {
    if (start > end) throw new IllegalArgumentException(start + " > " + end);
    int length = end - start;
    double[] copy = new double[length];
    int common = Math.min(array.length - start, length);
    for (int i = 0; i < common; i++) copy[i] = array[start + i];
    return copy;
  }

  public static void sort(double[] array) {
    sort(array, 0, array.length);
  }

  public static void sort(double[] array, int start, int end) {
    checkRange(array.length, start, end);
    if (end - start > 1) CoreSorting.sortDoubles(array, start, end, new double[array.length]);
  }

  public static int binarySearch(double[] array, double key) {
    int low = 0;
    int high = array.length - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      double value = array[middle];
      if (Double.compare(value, key) < 0) low = middle + 1;
      else if (Double.compare(value, key) > 0) high = middle - 1;
      else return middle;
    }
    return -(low + 1);
  }

  public static String toString(Object[] array) {
    if (array == null) return "null";
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < array.length; i++) {
      if (i > 0) text.append(", ");
      text.append(array[i]);
    }
    return text.append(']').toString();
  }

  public static void fill(Object[] array, Object value) {
    for (int i = 0; i < array.length; i++) array[i] = value;
  }

  public static void fill(Object[] array, int start, int end, Object value) {
    checkRange(array.length, start, end);
    for (int i = start; i < end; i++) array[i] = value;
  }

  public static boolean equals(Object[] left, Object[] right) {
    if (left == right) return true;
    if (left == null || right == null || left.length != right.length) return false;
    for (int i = 0; i < left.length; i++) {
      if (!Objects.equals(left[i], right[i])) return false;
    }
    return true;
  }

  public static int hashCode(Object[] array) {
    if (array == null) return 0;
    int hash = 1;
    for (int i = 0; i < array.length; i++) hash = 31 * hash + Objects.hashCode(array[i]);
    return hash;
  }

  public static Object[] copyOf(Object[] array, int length) {
    Object[] copy = CoreArrays.arrayLike(array, length);
    int common = Math.min(array.length, length);
    for (int i = 0; i < common; i++) copy[i] = array[i];
    return copy;
  }

  public static Object[] copyOfRange(Object[] array, int start, int end) {
    if (start > end) throw new IllegalArgumentException(start + " > " + end);
    int length = end - start;
    Object[] copy = CoreArrays.arrayLike(array, length);
    int common = Math.min(array.length - start, length);
    for (int i = 0; i < common; i++) copy[i] = array[start + i];
    return copy;
  }

  public static void sort(Object[] array) {
    CoreSorting.sort(array, 0, array.length, null);
  }

  public static void sort(Object[] array, Comparator order) {
    CoreSorting.sort(array, 0, array.length, order);
  }

  public static void sort(Object[] array, int start, int end) {
    checkRange(array.length, start, end);
    CoreSorting.sort(array, start, end, null);
  }

  private static void checkRange(int length, int start, int end) {
    if (start > end) throw new IllegalArgumentException("fromIndex(" + start + ") > toIndex(" + end + ")");
    if (start < 0) throw new ArrayIndexOutOfBoundsException("Array index out of range: " + start);
    if (end > length) throw new ArrayIndexOutOfBoundsException("Array index out of range: " + end);
  }
}

/** An array as a list, whose length stays. */
class ListOfArray extends AbstractList implements RandomAccess {
  private final Object[] elements;

  ListOfArray(Object[] elements) {
    if (elements == null) throw new NullPointerException();
    this.elements = elements;
  }

  public int size() {
    return elements.length;
  }

  public Object get(int index) {
    return elements[index];
  }

  public Object set(int index, Object element) {
    Object old = elements[index];
    elements[index] = element;
    return old;
  }
}

/** Sorting by merging: parts of 1, 2, 4, … elements in order become parts twice as long. Equal elements keep their order. */
final class CoreSorting {
  static void sort(Object[] array, int start, int end, Comparator order) {
    Object[] from = array;
    Object[] to = new Object[array.length];
    for (int width = 1; width < end - start; width *= 2) {
      for (int low = start; low < end; low += 2 * width)
        merge(from, to, low, Math.min(low + width, end), Math.min(low + 2 * width, end), order);
      Object[] other = from;
      from = to;
      to = other;
    }
    if (from != array) CoreArrays.copyObjects(from, start, array, start, end - start);
  }

  static void merge(Object[] from, Object[] to, int low, int middle, int high, Comparator order) {
    int left = low;
    int right = middle;
    for (int at = low; at < high; at++) {
      boolean takesLeft = left < middle && (right >= high || compare(from[left], from[right], order) <= 0);
      to[at] = from[takesLeft ? left++ : right++];
    }
  }

  static int compare(Object left, Object right, Comparator order) {
    return order == null ? ((Comparable) left).compareTo(right) : order.compare(left, right);
  }

  static void sortBytes(byte[] array, int start, int end, byte[] spare) {
    byte[] from = array;
    byte[] to = spare;
    for (int width = 1; width < end - start; width *= 2) {
      for (int low = start; low < end; low += 2 * width) {
        int middle = Math.min(low + width, end);
        int high = Math.min(low + 2 * width, end);
        int left = low;
        int right = middle;
        for (int at = low; at < high; at++) {
          boolean takesLeft = left < middle && (right >= high || from[left] <= from[right]);
          to[at] = from[takesLeft ? left++ : right++];
        }
      }
      byte[] other = from;
      from = to;
      to = other;
    }
    if (from != array) {
      for (int i = start; i < end; i++) array[i] = from[i];
    }
  }

  static void sortChars(char[] array, int start, int end, char[] spare) {
    char[] from = array;
    char[] to = spare;
    for (int width = 1; width < end - start; width *= 2) {
      for (int low = start; low < end; low += 2 * width) {
        int middle = Math.min(low + width, end);
        int high = Math.min(low + 2 * width, end);
        int left = low;
        int right = middle;
        for (int at = low; at < high; at++) {
          boolean takesLeft = left < middle && (right >= high || from[left] <= from[right]);
          to[at] = from[takesLeft ? left++ : right++];
        }
      }
      char[] other = from;
      from = to;
      to = other;
    }
    if (from != array) {
      for (int i = start; i < end; i++) array[i] = from[i];
    }
  }

  static void sortShorts(short[] array, int start, int end, short[] spare) {
    short[] from = array;
    short[] to = spare;
    for (int width = 1; width < end - start; width *= 2) {
      for (int low = start; low < end; low += 2 * width) {
        int middle = Math.min(low + width, end);
        int high = Math.min(low + 2 * width, end);
        int left = low;
        int right = middle;
        for (int at = low; at < high; at++) {
          boolean takesLeft = left < middle && (right >= high || from[left] <= from[right]);
          to[at] = from[takesLeft ? left++ : right++];
        }
      }
      short[] other = from;
      from = to;
      to = other;
    }
    if (from != array) {
      for (int i = start; i < end; i++) array[i] = from[i];
    }
  }

  static void sortInts(int[] array, int start, int end, int[] spare) {
    int[] from = array;
    int[] to = spare;
    for (int width = 1; width < end - start; width *= 2) {
      for (int low = start; low < end; low += 2 * width) {
        int middle = Math.min(low + width, end);
        int high = Math.min(low + 2 * width, end);
        int left = low;
        int right = middle;
        for (int at = low; at < high; at++) {
          boolean takesLeft = left < middle && (right >= high || from[left] <= from[right]);
          to[at] = from[takesLeft ? left++ : right++];
        }
      }
      int[] other = from;
      from = to;
      to = other;
    }
    if (from != array) {
      for (int i = start; i < end; i++) array[i] = from[i];
    }
  }

  static void sortLongs(long[] array, int start, int end, long[] spare) {
    long[] from = array;
    long[] to = spare;
    for (int width = 1; width < end - start; width *= 2) {
      for (int low = start; low < end; low += 2 * width) {
        int middle = Math.min(low + width, end);
        int high = Math.min(low + 2 * width, end);
        int left = low;
        int right = middle;
        for (int at = low; at < high; at++) {
          boolean takesLeft = left < middle && (right >= high || from[left] <= from[right]);
          to[at] = from[takesLeft ? left++ : right++];
        }
      }
      long[] other = from;
      from = to;
      to = other;
    }
    if (from != array) {
      for (int i = start; i < end; i++) array[i] = from[i];
    }
  }

  static void sortFloats(float[] array, int start, int end, float[] spare) {
    float[] from = array;
    float[] to = spare;
    for (int width = 1; width < end - start; width *= 2) {
      for (int low = start; low < end; low += 2 * width) {
        int middle = Math.min(low + width, end);
        int high = Math.min(low + 2 * width, end);
        int left = low;
        int right = middle;
        for (int at = low; at < high; at++) {
          boolean takesLeft = left < middle && (right >= high || Float.compare(from[left], from[right]) <= 0);
          to[at] = from[takesLeft ? left++ : right++];
        }
      }
      float[] other = from;
      from = to;
      to = other;
    }
    if (from != array) {
      for (int i = start; i < end; i++) array[i] = from[i];
    }
  }

  static void sortDoubles(double[] array, int start, int end, double[] spare) {
    double[] from = array;
    double[] to = spare;
    for (int width = 1; width < end - start; width *= 2) {
      for (int low = start; low < end; low += 2 * width) {
        int middle = Math.min(low + width, end);
        int high = Math.min(low + 2 * width, end);
        int left = low;
        int right = middle;
        for (int at = low; at < high; at++) {
          boolean takesLeft = left < middle && (right >= high || Double.compare(from[left], from[right]) <= 0);
          to[at] = from[takesLeft ? left++ : right++];
        }
      }
      double[] other = from;
      from = to;
      to = other;
    }
    if (from != array) {
      for (int i = start; i < end; i++) array[i] = from[i];
    }
  }
}
