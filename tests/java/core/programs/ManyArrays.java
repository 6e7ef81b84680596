import java.util.Arrays;

/** Arrays of all types and what java.util.Arrays does with them. */
public class ManyArrays {
  static int[] counters = {3, 1, 2};
  static final String[] NAMES = {"one", "two", "three"};

  public static void main(String[] args) {
    int[] ints = {5, 3, -1, 9, 0, 3};
    long[] longs = {5L, Long.MIN_VALUE, 7L};
    double[] doubles = {2.5, -0.0, 0.0, Double.NaN, -1e300};
    float[] floats = {1.5f, -2f, 0.25f};
    char[] chars = {'z', 'a', 'M'};
    byte[] bytes = {5, -128, 127};
    short[] shorts = {300, -300, 0};
    boolean[] flags = new boolean[3];
    flags[1] = true;
    String[] texts = {"pear", "apple", "fig"};
    System.out.println(Arrays.toString(ints) + Arrays.toString(longs) + Arrays.toString(doubles) + Arrays.toString(floats));
    System.out.println(Arrays.toString(chars) + Arrays.toString(bytes) + Arrays.toString(shorts) + Arrays.toString(flags) + Arrays.toString(texts) + Arrays.toString((int[]) null));
    Arrays.sort(ints);
    Arrays.sort(longs);
    Arrays.sort(doubles);
    Arrays.sort(floats);
    Arrays.sort(chars);
    Arrays.sort(bytes);
    Arrays.sort(shorts);
    Arrays.sort(texts);
    System.out.println(Arrays.toString(ints) + Arrays.toString(longs) + Arrays.toString(doubles) + Arrays.toString(floats));
    System.out.println(Arrays.toString(chars) + Arrays.toString(bytes) + Arrays.toString(shorts) + Arrays.toString(texts));
    System.out.println(Arrays.binarySearch(ints, 9) + " " + Arrays.binarySearch(ints, 4) + " " + Arrays.binarySearch(chars, 'a'));
    Arrays.fill(ints, 7);
    Arrays.fill(texts, 1, 3, "x");
    Arrays.fill(chars, '-');
    System.out.println(Arrays.toString(ints) + Arrays.toString(texts) + new String(chars));
    System.out.println(Arrays.equals(ints, new int[] {7, 7, 7, 7, 7, 7}) + " " + Arrays.equals(texts, null) + " " + Arrays.equals(doubles, Arrays.copyOf(doubles, 5)) + " " + Arrays.hashCode(longs) + " " + Arrays.hashCode(texts) + " " + Arrays.hashCode(flags));
    System.out.println(Arrays.toString(Arrays.copyOf(bytes, 5)) + Arrays.toString(Arrays.copyOf(texts, 2)) + Arrays.toString(Arrays.copyOfRange(longs, 1, 4)));
    System.arraycopy(longs, 0, longs, 1, 2);
    char[] word = "hello".toCharArray();
    System.arraycopy(word, 1, word, 0, 4);
    Object[] objects = {"a", Integer.valueOf(1), null};
    System.arraycopy(objects, 0, objects, 1, 2);
    System.out.println(Arrays.toString(longs) + new String(word) + Arrays.toString(objects));
    try {
      System.arraycopy(word, 2, word, 0, 9);
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println("outside");
    }
    try {
      System.arraycopy(word, 0, longs, 0, 1);
    } catch (ArrayStoreException e) {
      System.out.println("other type");
    }
    nested();
    counters[1] += 10;
    counters[0]++;
    --counters[2];
    int at = 0;
    counters[at++] += at * 100;
    counters[at] <<= at + 1;
    System.out.println(Arrays.toString(counters) + at + NAMES[NAMES.length - 1]);
    System.out.println(Arrays.asList(NAMES) + " " + (objects instanceof Object[]) + " " + ((Object) ints instanceof int[]) + " " + ((Object) ints instanceof long[]));
  }

  static void nested() {
    int[][] triangle = new int[6][];
    for (int i = 0; i < 6; i++) {
      triangle[i] = new int[i + 1];
      triangle[i][0] = 1;
      for (int j = 1; j <= i; j++) triangle[i][j] = triangle[i - 1][j - 1] + (j < i ? triangle[i - 1][j] : 0);
    }
    for (int[] row : triangle) System.out.print(Arrays.toString(row));
    System.out.println();
    int[][] given = {{1, 2}, {3}, {}};
    System.out.println(given.length + " " + given[0][1] + given[1][0] + given[2].length);
  }
}
