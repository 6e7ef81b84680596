/** Functions of Math; angles and powers by what every good library gives. */
public class Maths {
  public static void main(String[] args) {
    System.out.println(Math.abs(-5) + " " + Math.abs(-5L) + " " + Math.abs(-0.0) + " " + Math.abs(-2.5f) + " " + Math.abs(Integer.MIN_VALUE));
    System.out.println(Math.max(1, 2) + " " + Math.max(-0.0, 0.0) + " " + Math.min(-0.0, 0.0) + " " + Math.max(1, 0.0 / 0) + " " + Math.min(0.0 / 0, 1) + " " + Math.min(3L, 2L) + " " + Math.max(1f, 2f));
    System.out.println(Math.sqrt(2) + " " + Math.sqrt(-1) + " " + Math.cbrt(27) + " " + Math.hypot(3, 4));
    double[] values = {0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 0.49999999999999994, 1e17, -1e30, 0.0 / 0, 4503599627370497.5, -0.3};
    for (double value : values) System.out.println(Math.floor(value) + " " + Math.ceil(value) + " " + Math.round(value) + " " + Math.rint(value) + " " + Math.signum(value));
    System.out.println(Math.round(2.5f) + " " + Math.round(-2.5f) + " " + Math.round(1e20f));
    System.out.println(Math.pow(2, 10) + " " + Math.pow(2, -1) + " " + Math.pow(0, 0) + " " + Math.pow(1, 0.0 / 0) + " " + Math.pow(-8, 3) + " " + Math.pow(-8, 0.5) + " " + Math.pow(-1, 1 / 0.0) + " " + Math.pow(10, 308));
    System.out.println(Math.sin(0) + " " + Math.cos(0) + " " + Math.tan(0) + " " + Math.atan2(1, 1) + " " + Math.exp(0) + " " + Math.log(1) + " " + Math.log10(1000) + " " + Math.asin(1) + " " + Math.acos(1) + " " + Math.atan(1));
    System.out.println(Math.round(Math.sin(1) * 1e12) + " " + Math.round(Math.cos(1) * 1e12) + " " + Math.round(Math.exp(1) * 1e12) + " " + Math.round(Math.log(10) * 1e12));
    System.out.println(Math.floorMod(-7, 3) + " " + Math.floorMod(7, -3) + " " + Math.floorDiv(-7, 2) + " " + Math.floorMod(-7L, 3L) + " " + Math.floorDiv(7, 2));
    System.out.println(Math.toDegrees(Math.PI) + " " + Math.toRadians(180) + " " + Math.E);
    int[] edges = {0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, 65536};
    for (int a : edges) {
      for (int b : edges) exact(a, b);
    }
    try {
      Math.multiplyExact(Long.MAX_VALUE, 2L);
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage());
    }
    try {
      Math.toIntExact(1L << 40);
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Math.addExact(1L, 2L) + " " + Math.multiplyExact(-3L, 4L) + " " + Math.negateExact(5));
  }

  static void exact(int a, int b) {
    String text = "";
    try {
      text += Math.addExact(a, b) + " ";
    } catch (ArithmeticException e) {
      text += e.getMessage() + " ";
    }
    try {
      text += Math.subtractExact(a, b) + " ";
    } catch (ArithmeticException e) {
      text += e.getMessage() + " ";
    }
    try {
      text += Math.multiplyExact(a, b) + " ";
    } catch (ArithmeticException e) {
      text += e.getMessage() + " ";
    }
    System.out.println(text);
  }
}
