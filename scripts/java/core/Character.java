package java.lang;

/** A boxed char. Kinds and cases of letters are known for Latin-1; what is beyond is no letter and has no case. */
public final class Character implements Comparable, java.io.Serializable {
  public static final char MIN_VALUE = '\u0000';
  public static final char MAX_VALUE = '\uffff';
  public static final int MIN_RADIX = 2;
  public static final int MAX_RADIX = 36;
  private final char value;

  public Character(char value) {
    this.value = value;
  }

  /** Up to 127 one object for each. */
  public static Character valueOf(char value) {
    if (value > 127) return new Character(value);
    Character[] boxes = CharacterCache.boxes;
    if (boxes[value] == null) boxes[value] = new Character(value);
    return boxes[value];
  }

  public char charValue() {
    return value;
  }

  public boolean equals(Object other) {
    return other instanceof Character && ((Character) other).value == value;
  }

  public int hashCode() {
    return value;
  }

  public static int hashCode(char value) {
    return value;
  }

  public String toString() {
    return String.valueOf(value);
  }

  public static String toString(char value) {
    return String.valueOf(value);
  }

  public static String toString(int point) {
    if (point < 0x10000) return String.valueOf((char) point);
    char[] pair = new char[2];
    pair[0] = (char) (0xd7c0 + (point >> 10));
    pair[1] = (char) (0xdc00 + (point & 0x3ff));
    return new String(pair, true);
  }

  public int compareTo(Character other) {
    return value - other.value;
  }

  public int compareTo(Object other) {
    return compareTo((Character) other);
  }

  public static int compare(char left, char right) {
    return left - right;
  }

  // Kinds

  public static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  public static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  public static boolean isLetter(char c) {
    return isLetter((int) c);
  }

  public static boolean isLetter(int c) {
    if (c < 128) return (c | 32) >= 'a' && (c | 32) <= 'z';
    return c == 0xaa || c == 0xb5 || c == 0xba || (c >= 0xc0 && c <= 0xff && c != 0xd7 && c != 0xf7);
  }

  public static boolean isLetterOrDigit(char c) {
    return isDigit(c) || isLetter(c);
  }

  public static boolean isAlphabetic(int c) {
    return isLetter(c);
  }

  public static boolean isUpperCase(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 0xc0 && c <= 0xde && c != 0xd7);
  }

  public static boolean isLowerCase(char c) {
    return isLetter(c) && !isUpperCase(c);
  }

  /** White space without the kinds that do not break. */
  public static boolean isWhitespace(char c) {
    return c == ' ' || (c >= 9 && c <= 13) || (c >= 28 && c <= 31);
  }

  public static boolean isWhitespace(int c) {
    return c >= 0 && c < 128 && isWhitespace((char) c);
  }

  public static boolean isSpaceChar(char c) {
    return c == ' ' || c == 0xa0;
  }

  // Cases

  public static char toUpperCase(char c) {
    if (c >= 'a' && c <= 'z') return (char) (c - 32);
    if (c == 0xb5) return (char) 0x39c;
    if (c == 0xff) return (char) 0x178;
    return c >= 0xe0 && c <= 0xfe && c != 0xf7 ? (char) (c - 32) : c;
  }

  public static int toUpperCase(int c) {
    return c >= 0 && c < 0x10000 ? toUpperCase((char) c) : c;
  }

  public static char toLowerCase(char c) {
    if (c == 0x39c) return (char) 0x3bc;
    if (c == 0x178) return (char) 0xff;
    return isUpperCase(c) ? (char) (c + 32) : c;
  }

  public static int toLowerCase(int c) {
    return c >= 0 && c < 0x10000 ? toLowerCase((char) c) : c;
  }

  // Digits

  public static int digit(char c, int radix) {
    int value = isDigit(c) ? c - '0' : (c | 32) >= 'a' && (c | 32) <= 'z' && c < 128 ? (c | 32) - 'a' + 10 : -1;
    return value < radix && radix >= MIN_RADIX && radix <= MAX_RADIX ? value : -1;
  }

  public static int getNumericValue(char c) {
    return digit(c, MAX_RADIX);
  }

  public static char forDigit(int digit, int radix) {
    if (digit < 0 || digit >= radix || radix < MIN_RADIX || radix > MAX_RADIX) return '\0';
    return (char) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
  }
}

/** The boxes that valueOf has made. */
final class CharacterCache {
  static final Character[] boxes = new Character[128];
}
