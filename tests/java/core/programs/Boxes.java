/** Boxed types, their texts and what is read from texts. */
public class Boxes {
  static void fails(String text, int kind) {
    try {
      if (kind == 0) System.out.println(Integer.parseInt(text));
      else if (kind == 1) System.out.println(Long.parseLong(text));
      else if (kind == 2) System.out.println(Double.parseDouble(text));
      else if (kind == 3) System.out.println(Integer.parseInt(text, 16));
      else if (kind == 4) System.out.println(Byte.parseByte(text));
      else System.out.println(Short.parseShort(text));
    } catch (NumberFormatException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void main(String[] args) {
    integers();
    longs();
    smalls();
    doubles();
    floats();
    others();
    String[] wrong = {"", "-", "+", "12a", " 1", "2147483648", "-2147483649", "9223372036854775808", "0x10"};
    for (String text : wrong) {
      fails(text, 0);
      fails(text, 1);
    }
    fails("zz", 3);
    fails("-80000000", 3);
    fails("7fffffff", 3);
    fails("128", 4);
    fails("-32769", 5);
    fails("abc", 2);
    fails("", 2);
    fails("1e", 2);
    fails("  1.5e3  ", 2);
    fails("0x1.8p1", 2);
    fails("1.5f", 2);
    fails(".5", 2);
    fails("5.", 2);
    fails("-Infinity", 2);
    fails("NaN", 2);
    fails("1__0", 2);
    fails("1e400", 2);
  }

  static void integers() {
    System.out.println(Integer.MIN_VALUE + " " + Integer.MAX_VALUE + " " + -Integer.MIN_VALUE);
    Integer a = Integer.valueOf(127);
    System.out.println((a == Integer.valueOf(127)) + " " + (Integer.valueOf(128) == Integer.valueOf(128)) + " " + (Integer.valueOf(-128) == Integer.valueOf(-128)) + " " + Integer.valueOf(1000).equals(Integer.valueOf(1000)));
    System.out.println(a.intValue() + a.longValue() + a.doubleValue() + " " + Integer.valueOf(300).byteValue() + " " + a.hashCode() + " " + a.toString() + a.compareTo(Integer.valueOf(128)));
    System.out.println(Integer.toHexString(-1) + " " + Integer.toHexString(255) + " " + Integer.toBinaryString(10) + " " + Integer.toOctalString(8) + " " + Integer.toString(-255, 16) + " " + Integer.toString(35, 36) + " " + Integer.toBinaryString(0));
    System.out.println(Integer.bitCount(-1) + " " + Integer.bitCount(5) + " " + Integer.numberOfLeadingZeros(1) + " " + Integer.numberOfTrailingZeros(8) + " " + Integer.highestOneBit(100) + " " + Integer.lowestOneBit(100) + " " + Integer.reverse(1) + " " + Integer.reverseBytes(1) + " " + Integer.rotateLeft(1, 33) + " " + Integer.rotateRight(1, 1) + " " + Integer.signum(-9));
    System.out.println(Integer.parseInt("-2147483648") + " " + Integer.parseInt("+7") + " " + Integer.parseInt("zz", 36) + " " + Integer.valueOf("12") + " " + Integer.compare(1, 2) + " " + Integer.max(1, 2) + Integer.min(1, 2) + Integer.sum(1, 2));
    System.out.println(Integer.compareUnsigned(-1, 1) + " " + Integer.divideUnsigned(-1, 2) + " " + Integer.remainderUnsigned(-1, 7) + " " + Integer.toUnsignedString(-1) + " " + Integer.parseUnsignedInt("4294967295"));
    System.out.println(a.equals("127") + " " + a.equals(null) + " " + a.equals(Long.valueOf(127)));
  }

  static void longs() {
    System.out.println(Long.MIN_VALUE + " " + Long.MAX_VALUE);
    System.out.println(Long.toHexString(-1L) + " " + Long.toBinaryString(5L) + " " + Long.toString(Long.MIN_VALUE, 2) + " " + Long.toString(-37L, 36) + " " + Long.hashCode(1L << 32) + " " + Long.valueOf(5).hashCode());
    System.out.println(Long.bitCount(-1L) + " " + Long.numberOfLeadingZeros(1L) + " " + Long.numberOfTrailingZeros(1L << 40) + " " + Long.signum(-5L) + " " + Long.compare(1L, 2L) + " " + Long.rotateLeft(1L, 65));
    System.out.println(Long.parseLong("-9223372036854775808") + " " + Long.valueOf("77") + " " + (Long.valueOf(100) == Long.valueOf(100)) + " " + Long.valueOf(1000).equals(Long.valueOf(1000)) + " " + Long.valueOf(-1).intValue());
  }

  static void smalls() {
    System.out.println(Byte.MIN_VALUE + " " + Byte.MAX_VALUE + " " + Short.MIN_VALUE + " " + Short.MAX_VALUE + " " + (int) Character.MAX_VALUE);
    byte b = (byte) 200;
    short s = (short) 40000;
    char c = (char) 65601;
    b += 100;
    c++;
    System.out.println(b + " " + s + " " + c + " " + (byte) -129 + " " + (short) 1e10 + " " + (char) 98.7 + " " + (int) 3.9e10 + " " + (long) -1e30 + " " + (int) (0.0 / 0.0));
    System.out.println(Byte.valueOf(b).hashCode() + " " + Short.valueOf(s).equals(Short.valueOf(s)) + " " + Byte.valueOf((byte) 1).compareTo(Byte.valueOf((byte) 5)) + " " + Byte.toUnsignedInt((byte) -1));
    System.out.println((5 / -2) + " " + (5 % -2) + " " + (-5 / 2) + " " + (-5 % 2) + " " + (-5 >> 1) + " " + (-5 >>> 28) + " " + (1 << 33) + " " + (1L << 33) + " " + (5.5 % 2) + " " + (-7L % 3) + " " + (Integer.MIN_VALUE / -1));
  }

  static void doubles() {
    double[] values = {0.0, -0.0, 1, -1.5, 0.1, 100, 1e7, 9999999, 12345678.9, 1e-3, 9.99e-4, 1e21, 1e22, 1e23, 2e23, 123456789012345680.0, 4.9e-324, 1e-300, Double.MAX_VALUE, Double.MIN_NORMAL, 1.0 / 3, 2.0 / 3, Math.PI, 0.5, 5.684341886080802e-14, 1.0 / 0, -1.0 / 0, 0.0 / 0, 9007199254740993.0, 1.0E16, 1.1, 100.5, 3.0E-5};
    for (double value : values) System.out.print(value + " ");
    System.out.println();
    System.out.println(Double.compare(0.0, -0.0) + " " + Double.compare(1, 2) + " " + Double.compare(0.0 / 0, 1) + " " + Double.valueOf(0.0).equals(Double.valueOf(-0.0)) + " " + Double.valueOf(Double.NaN).equals(Double.valueOf(0.0 / 0)) + " " + (0.0 == -0.0));
    System.out.println(Double.valueOf(1.5).hashCode() + " " + Double.hashCode(0.1) + " " + Double.doubleToLongBits(1.0) + " " + Double.longBitsToDouble(4607182418800017408L) + " " + Double.isNaN(0.0 / 0) + Double.isInfinite(1 / 0.0) + Double.isFinite(1));
    System.out.println(Double.valueOf(2.9).intValue() + " " + Double.parseDouble("1e-5") + " " + Double.valueOf("2.50") + " " + Double.toString(1e100) + " " + Double.max(1, 2) + " " + Double.MIN_VALUE);
  }

  static void floats() {
    float[] values = {0f, -0f, 1f, 0.1f, 1e7f, 9999999f, 1e-3f, 3.4028235e38f, 1.4e-45f, 1f / 3, 16777216f, 1e10f, 1.17549435E-38f, 0.001f, 8.5899346e9f, 1e-10f};
    for (float value : values) System.out.print(value + " ");
    System.out.println();
    System.out.println(Float.valueOf(1.5f).hashCode() + " " + Float.floatToIntBits(1f) + " " + Float.intBitsToFloat(1065353216) + " " + Float.parseFloat("0.1") + " " + (0.1f + 0.2f) + " " + (double) 0.1f + " " + (float) 0.1 + " " + Float.compare(0f, -0f) + " " + Float.isNaN(0f / 0));
  }

  static void others() {
    System.out.println(Boolean.TRUE + " " + Boolean.valueOf("TRUE") + " " + Boolean.parseBoolean("yes") + " " + Boolean.valueOf(true).hashCode() + " " + Boolean.FALSE.hashCode() + " " + (Boolean.valueOf(true) == Boolean.TRUE) + " " + Boolean.TRUE.compareTo(Boolean.FALSE) + " " + Boolean.logicalXor(true, false));
    System.out.println(Character.valueOf('x') + " " + (Character.valueOf('x') == Character.valueOf('x')) + " " + Character.isDigit('5') + Character.isLetter('z') + Character.isLetterOrDigit('_') + Character.isWhitespace('\t') + Character.isUpperCase('A') + Character.isLowerCase('A') + " " + Character.toUpperCase('q') + Character.toLowerCase('Q') + " " + Character.getNumericValue('7') + " " + Character.digit('f', 16) + " " + Character.forDigit(11, 16) + " " + Character.valueOf('a').hashCode() + " " + Character.valueOf('a').compareTo(Character.valueOf('c')));
    Number number = Double.valueOf(7.75);
    System.out.println(number.intValue() + " " + number.floatValue() + " " + number.shortValue() + " " + number);
    Object[] all = {Integer.valueOf(1), Long.valueOf(2), Short.valueOf((short) 3), Byte.valueOf((byte) 4), Character.valueOf('5'), Boolean.TRUE, Float.valueOf(6f), Double.valueOf(7)};
    for (Object each : all) System.out.print(each + " " + each.getClass().getName() + " " + (each instanceof Number) + " " + (each instanceof Comparable) + "; ");
    System.out.println();
  }
}
