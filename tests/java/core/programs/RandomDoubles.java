/** Texts of random numbers, and numbers of those texts. */
public class RandomDoubles {
  static long state = 12345;

  static long random() {
    state = state * 6364136223846793005L + 1442695040888963407L;
    return state ^ state >>> 29;
  }

  public static void main(String[] args) {
    int count = args.length == 0 ? 400 : Integer.parseInt(args[0]);
    for (int i = 0; i < count; i++) {
      double value = Double.longBitsToDouble(random());
      if (i % 4 == 1) value = (random() >> 20) / 1000.0;
      if (i % 4 == 2) value = (random() % 100000000L) / 65536.0;
      // Powers of two, whose neighbours are not equally near.
      if (i % 4 == 3) value = Double.longBitsToDouble((random() >>> 53) << 52);
      System.out.println(value);
      if (Double.compare(Double.parseDouble(Double.toString(value)), value) != 0) System.out.println("read as another");
      float small = Float.intBitsToFloat((int) random());
      if (i % 4 == 1) small = random() % 100000 / 100f;
      if (i % 4 == 3) small = Float.intBitsToFloat((int) (random() >>> 56) << 23);
      System.out.println(small);
      if (Float.compare(Float.parseFloat(Float.toString(small)), small) != 0) System.out.println("read as another");
    }
  }
}
