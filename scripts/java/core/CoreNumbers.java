package java.lang;

/** Texts of numbers and numbers of texts. */
final class CoreNumbers {
  // Integers

  static String integerText(long value, int radix) {
    char[] digits = new char[65];
    int at = 65;
    // Below 0, where every long has its negative.
    long rest = value < 0 ? value : -value;
    while (rest <= -radix) {
      digits[--at] = Character.forDigit((int) -(rest % radix), radix);
      rest = rest / radix;
    }
    digits[--at] = Character.forDigit((int) -rest, radix);
    if (value < 0) digits[--at] = '-';
    return new String(digits, at, 65 - at);
  }

  /** In base 2, 8 or 16, without a sign. */
  static String bitsText(long value, int bitsPerDigit) {
    char[] digits = new char[64];
    int at = 64;
    long rest = value;
    do {
      digits[--at] = Character.forDigit((int) rest & (1 << bitsPerDigit) - 1, 16);
      rest >>>= bitsPerDigit;
    } while (rest != 0);
    return new String(digits, at, 64 - at);
  }

  static int bitCount(long value) {
    int count = 0;
    for (long rest = value; rest != 0; rest &= rest - 1) count++;
    return count;
  }

  static long parse(String text, int radix, long least, long greatest) {
    if (text == null) throw new NumberFormatException("Cannot parse null string: null");
    if (radix < 2) throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
    if (radix > 36) throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
    int length = text.length();
    boolean isNegative = length > 0 && text.charAt(0) == '-';
    int at = length > 0 && (isNegative || text.charAt(0) == '+') ? 1 : 0;
    if (at >= length) throw wrong(text, radix);
    // Below 0, as above.
    long limit = isNegative ? least : -greatest;
    long value = 0;
    for (; at < length; at++) {
      int digit = Character.digit(text.charAt(at), radix);
      if (digit < 0 || value < (limit + digit) / radix) throw wrong(text, radix);
      value = value * radix - digit;
    }
    return isNegative ? value : -value;
  }

  static NumberFormatException wrong(String text, int radix) {
    return new NumberFormatException("For input string: \"" + text + "\"" + (radix == 10 ? "" : " under radix " + radix));
  }

  // Fractions

  /** The shortest decimal that is read back as the same number; of two of them, the nearer one. */
  static String doubleText(double value) {
    if (value != value) return "NaN";
    double magnitude = Math.abs(value);
    boolean isNegative = value < 0 || (value == 0 && 1 / value < 0);
    if (magnitude == 1.0 / 0.0) return isNegative ? "-Infinity" : "Infinity";
    if (magnitude < 1.0E7 && magnitude == (int) magnitude)
      return (isNegative ? "-" : "") + integerText((int) magnitude, 10) + ".0";
    byte[] buffer = new byte[40];
    boolean isPower = (CoreHost.doubleBits(value) & 0xfffffffffffffL) == 0;
    // Up to 15 digits are kept by every number that is not denormal, so fewer are found among them.
    int digits = magnitude < 2.2250738585072014E-308 ? 2 : 15;
    while (digits < 17 && !isDouble(buffer, magnitude, digits, isPower)) digits++;
    if (digits == 17) CoreHost.snprintf(buffer, 40, "%.*e", 16, magnitude);
    return decimalText(buffer, isNegative);
  }

  /** Does a decimal of so many digits stand for the number? Then it stands in the buffer. */
  static boolean isDouble(byte[] buffer, double magnitude, int digits, boolean isPower) {
    CoreHost.snprintf(buffer, 40, "%.*e", digits - 1, magnitude);
    if (CoreHost.strtod(buffer, null) == magnitude) return true;
    if (!isPower) return false;
    // What is read as a power of two reaches further up than down.
    increment(buffer);
    return CoreHost.strtod(buffer, null) == magnitude;
  }

  static String floatText(float value) {
    if (value != value) return "NaN";
    float magnitude = Math.abs(value);
    boolean isNegative = value < 0 || (value == 0 && 1 / value < 0);
    if (magnitude == 1.0f / 0.0f) return isNegative ? "-Infinity" : "Infinity";
    if (magnitude < 1.0E7f && magnitude == (int) magnitude)
      return (isNegative ? "-" : "") + integerText((int) magnitude, 10) + ".0";
    byte[] buffer = new byte[40];
    boolean isPower = (CoreHost.floatBits(value) & 0x7fffff) == 0;
    int digits = magnitude < 1.17549435E-38f ? 2 : 6;
    while (digits < 9 && !isFloat(buffer, magnitude, digits, isPower)) digits++;
    if (digits == 9) CoreHost.snprintf(buffer, 40, "%.*e", 8, (double) magnitude);
    return decimalText(buffer, isNegative);
  }

  static boolean isFloat(byte[] buffer, float magnitude, int digits, boolean isPower) {
    CoreHost.snprintf(buffer, 40, "%.*e", digits - 1, (double) magnitude);
    if (CoreHost.strtof(buffer, null) == magnitude) return true;
    if (!isPower) return false;
    increment(buffer);
    return CoreHost.strtof(buffer, null) == magnitude;
  }

  /** The next decimal of as many digits: d.ddde±xx. */
  static void increment(byte[] buffer) {
    int at = 0;
    while (buffer[at] != 'e') at++;
    at--;
    while (at >= 0 && buffer[at] == '9') {
      buffer[at] = '0';
      at -= at == 2 ? 2 : 1;
    }
    // 9.99 is followed by 10.00, which no power of two needs.
    if (at >= 0) buffer[at]++;
  }

  /** d.ddde±xx as Java writes it: from 0.001 to 10 million without an exponent. */
  static String decimalText(byte[] buffer, boolean isNegative) {
    StringBuilder digits = new StringBuilder();
    int at = 0;
    for (; buffer[at] != 'e'; at++) {
      if (buffer[at] != '.') digits.append((char) buffer[at]);
    }
    int exponent = 0;
    for (int i = at + 2; buffer[i] != 0; i++) exponent = exponent * 10 + buffer[i] - '0';
    if (buffer[at + 1] == '-') exponent = -exponent;
    int count = digits.length();
    while (count > 1 && digits.charAt(count - 1) == '0') count--;
    digits.setLength(count);
    boolean isPlain = exponent >= -3 && exponent < 7;
    if (isPlain && exponent < 0) {
      for (int i = exponent; i < 0; i++) digits.insert(0, '0');
    }
    int whole = isPlain && exponent > 0 ? exponent + 1 : 1;
    while (digits.length() <= whole) digits.append('0');
    digits.insert(whole, '.');
    if (!isPlain) digits.append('E').append(exponent);
    if (isNegative) digits.insert(0, '-');
    return digits.toString();
  }

  static double parseDouble(String text) {
    return CoreHost.strtod(fractionText(text), null);
  }

  static float parseFloat(String text) {
    return CoreHost.strtof(fractionText(text), null);
  }

  /** The text as C reads it, if it is a number of Java. */
  static byte[] fractionText(String given) {
    String text = given.trim();
    if (text.isEmpty()) throw new NumberFormatException("empty String");
    int length = text.length();
    int start = text.charAt(0) == '-' || text.charAt(0) == '+' ? 1 : 0;
    String rest = text.substring(start);
    byte[] bytes = new byte[length + 1];
    if (!rest.equals("NaN") && !rest.equals("Infinity")) {
      char last = text.charAt(length - 1);
      boolean isHex = rest.startsWith("0x") || rest.startsWith("0X");
      boolean hasMark = (last | 32) == 'f' || (last | 32) == 'd';
      if (hasMark && (!isHex || rest.toLowerCase().indexOf('p') >= 0)) length--;
      if (!isFraction(text, start + (isHex ? 2 : 0), length, isHex))
        throw new NumberFormatException("For input string: \"" + text + "\"");
    }
    for (int i = 0; i < length; i++) bytes[i] = (byte) text.charAt(i);
    return bytes;
  }

  /** Digits with or without a point, and an exponent, which a number in base 16 must have. */
  static boolean isFraction(String text, int from, int end, boolean isHex) {
    int at = from;
    int digits = 0;
    boolean hasPoint = false;
    for (; at < end; at++) {
      char c = text.charAt(at);
      if (Character.digit(c, isHex ? 16 : 10) >= 0) digits++;
      else if (c == '.' && !hasPoint) hasPoint = true;
      else break;
    }
    if (digits == 0) return false;
    if (at == end) return !isHex;
    if ((text.charAt(at) | 32) != (isHex ? 'p' : 'e')) return false;
    at++;
    if (at < end && (text.charAt(at) == '-' || text.charAt(at) == '+')) at++;
    if (at == end) return false;
    for (; at < end; at++) {
      if (!Character.isDigit(text.charAt(at))) return false;
    }
    return true;
  }
}
