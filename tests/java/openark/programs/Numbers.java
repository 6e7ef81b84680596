/** Arithmetic as Java defines it, at its edges. */
public class Numbers {
  static int f(int a, int b) {
    return a / b * 1000 + a % b;
  }

  static String all(double d) {
    return (int) d + " " + (long) d + " " + (float) d + " " + (char) d + " " + (byte) d + " " + d;
  }

  static int fib(int n) {
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
  }

  public static void main(String[] args) {
    int min = Integer.MIN_VALUE;
    long least = Long.MIN_VALUE;
    System.out.println(f(7, 2) + " " + f(-7, 2) + " " + f(7, -2) + " " + f(min, -1) + " " + least / -1 + " " + least % -1);
    System.out.println((min - 1) + " " + (Integer.MAX_VALUE + 1) + " " + min * min + " " + (least - 1) + " " + -min);
    System.out.println((1 << 33) + " " + (-1 >> 31) + " " + (-1 >>> 28) + " " + (1L << 65) + " " + (-1L >>> 60) + " " + (5 >> -1));
    System.out.println((byte) 300 + " " + (short) -40000 + " " + (char) 97 + " " + (int) 'z' + " " + (long) -1 + " " + (int) 5000000000L);
    System.out.println(all(65.9) + "|" + all(-1.5) + "|" + all(0.0));
    System.out.println((int) Double.NaN + " " + (int) 1e20 + " " + (long) -1e30 + " " + (int) Float.POSITIVE_INFINITY);
    double zero = 0;
    System.out.println(1 / zero + " " + -1 / zero + " " + (zero / zero == zero / zero) + " " + 5.5 % 2 + " " + -5.5 % 2);
    System.out.println((0.1 + 0.2) + " " + 0.1f + " " + 1e10 + " " + 1e-5 + " " + 100.0 + " " + 1234567.125 + " " + (float) 1 / 3);
    System.out.println((0.0 == -0.0) + " " + (zero < Double.NaN) + " " + (zero > Double.NaN) + " " + !(zero >= Double.NaN));
    System.out.println((5 & 3) + " " + (5 | 3) + " " + (5 ^ 3) + " " + ~5 + " " + (0xFFL << 8 ^ -1L));
    int i = 5;
    i = i++ + ++i;
    int j = i-- - --i;
    System.out.println(i + " " + j + " " + fib(15));
    long product = 1;
    for (int k = 1; k <= 20; k++) product *= k;
    System.out.println(product + " " + Long.MAX_VALUE + " " + Long.toString(product, 36) + " " + Math.max(3, 7) + " " + Math.abs(-2.5));
    byte b = 127;
    b++;
    short s = (short) (b * 300);
    char c = 'a';
    c += 2;
    int[] cells = {1, 2, 3};
    cells[1] += 5;
    cells[2]++;
    System.out.println(b + " " + s + " " + c + " " + cells[1] + cells[2] + " " + (char) (c + 1) + " " + (c > 98 ? b : s));
    boolean x = true, y = false;
    System.out.println((x & y) + " " + (x | y) + " " + (x ^ y) + " " + (x && !y || y));
  }
}
