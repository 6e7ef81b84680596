package java.lang;

/** Functions of numbers. What is not exact is the C library's. */
public final class Math {
  public static final double E = 2.718281828459045;
  public static final double PI = 3.141592653589793;

  private Math() {}

  public static int abs(int value) {
    return value < 0 ? -value : value;
  }

  public static int max(int left, int right) {
    return left >= right ? left : right;
  }

  public static int min(int left, int right) {
    return left <= right ? left : right;
  }

  public static int floorDiv(int left, int right) {
    int quotient = left / right;
    return (left ^ right) < 0 && quotient * right != left ? quotient - 1 : quotient;
  }

  public static int floorMod(int left, int right) {
    int rest = left % right;
    return (rest ^ right) < 0 && rest != 0 ? rest + right : rest;
  }

  public static int addExact(int left, int right) {
    int sum = left + right;
    if (((left ^ sum) & (right ^ sum)) < 0) throw new ArithmeticException("integer overflow");
    return sum;
  }

  public static int subtractExact(int left, int right) {
    int difference = left - right;
    if (((left ^ right) & (left ^ difference)) < 0) throw new ArithmeticException("integer overflow");
    return difference;
  }

  public static int negateExact(int value) {
    return subtractExact((int) 0, value);
  }

  public static long abs(long value) {
    return value < 0 ? -value : value;
  }

  public static long max(long left, long right) {
    return left >= right ? left : right;
  }

  public static long min(long left, long right) {
    return left <= right ? left : right;
  }

  public static long floorDiv(long left, long right) {
    long quotient = left / right;
    return (left ^ right) < 0 && quotient * right != left ? quotient - 1 : quotient;
  }

  public static long floorMod(long left, long right) {
    long rest = left % right;
    return (rest ^ right) < 0 && rest != 0 ? rest + right : rest;
  }

  public static long addExact(long left, long right) {
    long sum = left + right;
    if (((left ^ sum) & (right ^ sum)) < 0) throw new ArithmeticException("long overflow");
    return sum;
  }

  public static long subtractExact(long left, long right) {
    long difference = left - right;
    if (((left ^ right) & (left ^ difference)) < 0) throw new ArithmeticException("long overflow");
    return difference;
  }

  public static long negateExact(long value) {
    return subtractExact((long) 0, value);
  }

  public static float abs(float value) {
    return value <= 0 ? 0 - value : value;
  }

  /** 0.0 is above -0.0, and what is no number stays so. */
  public static float max(float left, float right) {
    if (left != left) return left;
    if (left == 0 && right == 0) return 1 / left < 0 ? right : left;
    return left >= right ? left : right;
  }

  public static float min(float left, float right) {
    if (left != left) return left;
    if (left == 0 && right == 0) return 1 / left < 0 ? left : right;
    return left <= right ? left : right;
  }

  public static float signum(float value) {
    return value > 0 ? 1 : value < 0 ? -1 : value;
  }

  public static double abs(double value) {
    return value <= 0 ? 0 - value : value;
  }

  /** 0.0 is above -0.0, and what is no number stays so. */
  public static double max(double left, double right) {
    if (left != left) return left;
    if (left == 0 && right == 0) return 1 / left < 0 ? right : left;
    return left >= right ? left : right;
  }

  public static double min(double left, double right) {
    if (left != left) return left;
    if (left == 0 && right == 0) return 1 / left < 0 ? left : right;
    return left <= right ? left : right;
  }

  public static double signum(double value) {
    return value > 0 ? 1 : value < 0 ? -1 : value;
  }

  public static int multiplyExact(int left, int right) {
    return toIntExact("integer overflow", (long) left * right);
  }

  public static long multiplyExact(long left, long right) {
    long product = left * right;
    boolean isWrong = left != 0 && (product / left != right || (left == -1 && right == Long.MIN_VALUE));
    if (isWrong) throw new ArithmeticException("long overflow");
    return product;
  }

  public static int toIntExact(long value) {
    return toIntExact("integer overflow", value);
  }

  private static int toIntExact(String message, long value) {
    if (value != (int) value) throw new ArithmeticException(message);
    return (int) value;
  }

  // Rounding

  public static double floor(double value) {
    return CoreHost.floor(value);
  }

  public static double ceil(double value) {
    return CoreHost.ceil(value);
  }

  public static double rint(double value) {
    return CoreHost.rint(value);
  }

  /** Halves go up. Numbers from 2 to the power of 52 on are whole. */
  public static long round(double value) {
    double down = CoreHost.floor(value);
    return (long) (value - down >= 0.5 ? down + 1 : down);
  }

  public static int round(float value) {
    double down = CoreHost.floor(value);
    return (int) (value - down >= 0.5 ? down + 1 : down);
  }

  // Roots, powers, angles

  public static double sqrt(double value) {
    return CoreHost.sqrt(value);
  }

  /** Unlike C's: 1 to the power of what is no number, or -1 to that of infinity, is no number. */
  public static double pow(double base, double exponent) {
    if (exponent != exponent) return exponent;
    if ((base == 1 || base == -1) && exponent - exponent != 0) return exponent - exponent;
    return CoreHost.pow(base, exponent);
  }

  public static double cbrt(double value) {
    return CoreHost.cbrt(value);
  }

  public static double exp(double value) {
    return CoreHost.exp(value);
  }

  public static double log(double value) {
    return CoreHost.log(value);
  }

  public static double log10(double value) {
    return CoreHost.log10(value);
  }

  public static double sin(double value) {
    return CoreHost.sin(value);
  }

  public static double cos(double value) {
    return CoreHost.cos(value);
  }

  public static double tan(double value) {
    return CoreHost.tan(value);
  }

  public static double asin(double value) {
    return CoreHost.asin(value);
  }

  public static double acos(double value) {
    return CoreHost.acos(value);
  }

  public static double atan(double value) {
    return CoreHost.atan(value);
  }

  public static double atan2(double y, double x) {
    return CoreHost.atan2(y, x);
  }

  public static double hypot(double x, double y) {
    return CoreHost.hypot(x, y);
  }

  public static double toRadians(double degrees) {
    return degrees * 0.017453292519943295;
  }

  public static double toDegrees(double radians) {
    return radians * 57.29577951308232;
  }
}
