package java.lang;

/** A text: UTF-16 units that never change, and their hash once somebody has asked for it. */
public final class String implements Comparable, CharSequence {
  private final char[] value;
  private int hash;

  public String() {
    value = new char[0];
  }

  public String(String original) {
    value = original.value;
    hash = original.hash;
  }

  public String(char[] characters) {
    this(characters, 0, characters.length);
  }

  public String(char[] characters, int offset, int count) {
    if (offset < 0 || count < 0 || offset > characters.length - count)
      throw new StringIndexOutOfBoundsException(
          "offset " + offset + ", count " + count + ", length " + characters.length);
    char[] copy = new char[count];
    CoreArrays.copyChars(characters, offset, copy, 0, count);
    value = copy;
  }

  public String(StringBuilder text) {
    this(text.value, 0, text.count);
  }

  public String(StringBuffer text) {
    this(text.value, 0, text.count);
  }

  /** Takes over an array that nobody else has. */
  String(char[] owned, boolean isOwned) {
    value = owned;
  }

  // Length and units

  public int length() {
    return value.length;
  }

  public boolean isEmpty() {
    return value.length == 0;
  }

  public boolean isBlank() {
    return CoreText.start(value, true) == value.length;
  }

  public char charAt(int index) {
    if (index < 0 || index >= value.length) throw CoreText.outside(index, value.length);
    return value[index];
  }

  public char[] toCharArray() {
    char[] copy = new char[value.length];
    CoreArrays.copyChars(value, 0, copy, 0, value.length);
    return copy;
  }

  public void getChars(int start, int end, char[] target, int offset) {
    CoreText.checkRange(start, end, value.length);
    CoreArrays.copyChars(value, start, target, offset, end - start);
  }

  public byte[] getBytes() {
    return CoreText.utf8(value);
  }

  // Comparison

  public boolean equals(Object other) {
    if (this == other) return true;
    if (!(other instanceof String)) return false;
    char[] units = ((String) other).value;
    return units.length == value.length && CoreText.isAt(value, 0, units);
  }

  public boolean equalsIgnoreCase(String other) {
    return other != null && other.value.length == value.length && compareToIgnoreCase(other) == 0;
  }

  public boolean contentEquals(CharSequence other) {
    return equals(other.toString());
  }

  public int hashCode() {
    int result = hash;
    if (result == 0) {
      for (int i = 0; i < value.length; i++) result = 31 * result + value[i];
      hash = result;
    }
    return result;
  }

  public int compareTo(String other) {
    char[] units = other.value;
    int common = Math.min(value.length, units.length);
    for (int i = 0; i < common; i++) {
      if (value[i] != units[i]) return value[i] - units[i];
    }
    return value.length - units.length;
  }

  public int compareTo(Object other) {
    return compareTo((String) other);
  }

  public int compareToIgnoreCase(String other) {
    char[] units = other.value;
    int common = Math.min(value.length, units.length);
    for (int i = 0; i < common; i++) {
      char left = Character.toLowerCase(Character.toUpperCase(value[i]));
      char right = Character.toLowerCase(Character.toUpperCase(units[i]));
      if (left != right) return left - right;
    }
    return value.length - units.length;
  }

  // Searching

  public boolean startsWith(String prefix) {
    return CoreText.isAt(value, 0, prefix.value);
  }

  public boolean startsWith(String prefix, int offset) {
    return CoreText.isAt(value, offset, prefix.value);
  }

  public boolean endsWith(String suffix) {
    return CoreText.isAt(value, value.length - suffix.value.length, suffix.value);
  }

  public int indexOf(int character) {
    return indexOf(character, 0);
  }

  public int indexOf(int character, int from) {
    for (int i = Math.max(from, 0); i < value.length; i++) {
      if (value[i] == character) return i;
    }
    return -1;
  }

  public int indexOf(String text) {
    return indexOf(text, 0);
  }

  public int indexOf(String text, int from) {
    return CoreText.find(value, value.length, text.value, from);
  }

  public int lastIndexOf(int character) {
    return lastIndexOf(character, value.length - 1);
  }

  public int lastIndexOf(int character, int from) {
    for (int i = Math.min(from, value.length - 1); i >= 0; i--) {
      if (value[i] == character) return i;
    }
    return -1;
  }

  public int lastIndexOf(String text) {
    return lastIndexOf(text, value.length);
  }

  public int lastIndexOf(String text, int from) {
    return CoreText.findLast(value, value.length, text.value, from);
  }

  public boolean contains(CharSequence text) {
    return indexOf(text.toString()) >= 0;
  }

  // Other texts

  public String substring(int start) {
    return substring(start, value.length);
  }

  public String substring(int start, int end) {
    CoreText.checkRange(start, end, value.length);
    if (start == 0 && end == value.length) return this;
    return new String(value, start, end - start);
  }

  public CharSequence subSequence(int start, int end) {
    return substring(start, end);
  }

  public String concat(String text) {
    if (text.isEmpty()) return this;
    char[] both = new char[value.length + text.value.length];
    CoreArrays.copyChars(value, 0, both, 0, value.length);
    CoreArrays.copyChars(text.value, 0, both, value.length, text.value.length);
    return new String(both, true);
  }

  public String replace(char old, char replacement) {
    if (indexOf(old) < 0) return this;
    char[] copy = toCharArray();
    for (int i = 0; i < copy.length; i++) {
      if (copy[i] == old) copy[i] = replacement;
    }
    return new String(copy, true);
  }

  /** An empty text is found before every unit and at the end. */
  public String replace(CharSequence old, CharSequence replacement) {
    String wanted = old.toString();
    String instead = replacement.toString();
    int at = indexOf(wanted);
    if (at < 0) return this;
    StringBuilder result = new StringBuilder();
    int done = 0;
    while (at >= 0) {
      result.append(this, done, at).append(instead);
      done = at + wanted.length();
      at = at >= value.length ? -1 : indexOf(wanted, at + Math.max(wanted.length(), 1));
    }
    return result.append(this, done, value.length).toString();
  }

  public String trim() {
    int start = 0;
    int end = value.length;
    while (start < end && value[start] <= ' ') start++;
    while (start < end && value[end - 1] <= ' ') end--;
    return substring(start, end);
  }

  public String strip() {
    int start = CoreText.start(value, true);
    return start == value.length ? "" : substring(start, CoreText.end(value));
  }

  public String stripLeading() {
    return substring(CoreText.start(value, true));
  }

  public String stripTrailing() {
    return substring(0, CoreText.end(value));
  }

  public String toUpperCase() {
    StringBuilder result = new StringBuilder(value.length);
    for (int i = 0; i < value.length; i++) {
      // The one letter of Latin-1 that becomes two.
      if (value[i] == '\u00df') result.append("SS");
      else result.append(Character.toUpperCase(value[i]));
    }
    return result.toString();
  }

  public String toLowerCase() {
    char[] copy = toCharArray();
    for (int i = 0; i < copy.length; i++) copy[i] = Character.toLowerCase(copy[i]);
    return new String(copy, true);
  }

  public String repeat(int count) {
    if (count < 0) throw new IllegalArgumentException("count is negative: " + count);
    StringBuilder result = new StringBuilder(value.length * count);
    for (int i = 0; i < count; i++) result.append(this);
    return result.toString();
  }

  public String intern() {
    return CoreHost.intern(this);
  }

  public String toString() {
    return this;
  }

  public String[] split(String separator) {
    return split(separator, 0);
  }

  /** By a text, not by a pattern: what is a pattern is refused. */
  public String[] split(String separator, int limit) {
    String wanted = CoreText.plain(separator);
    java.util.ArrayList parts = new java.util.ArrayList();
    int done = 0;
    int at = wanted.isEmpty() ? 1 : indexOf(wanted);
    while (at >= 0 && at + wanted.length() <= value.length && (limit <= 0 || parts.size() < limit - 1)) {
      if (wanted.isEmpty() && at >= value.length) break;
      parts.add(substring(done, at));
      done = at + wanted.length();
      at = wanted.isEmpty() ? at + 1 : indexOf(wanted, done);
    }
    if (done == 0 && parts.isEmpty()) return new String[] {this};
    parts.add(substring(done));
    int size = parts.size();
    while (limit == 0 && size > 0 && ((String) parts.get(size - 1)).isEmpty()) size--;
    String[] result = new String[size];
    for (int i = 0; i < size; i++) result[i] = (String) parts.get(i);
    return result;
  }

  public static String join(CharSequence separator, CharSequence[] parts) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < parts.length; i++) {
      if (i > 0) result.append(separator);
      result.append(parts[i]);
    }
    return result.toString();
  }

  public static String join(CharSequence separator, Iterable parts) {
    StringBuilder result = new StringBuilder();
    boolean isFirst = true;
    for (Object part : parts) {
      if (!isFirst) result.append(separator);
      isFirst = false;
      result.append(part);
    }
    return result.toString();
  }

  // Texts of values

  public static String valueOf(Object object) {
    return object == null ? "null" : object.toString();
  }

  public static String valueOf(char[] characters) {
    return new String(characters);
  }

  public static String valueOf(char[] characters, int offset, int count) {
    return new String(characters, offset, count);
  }

  public static String copyValueOf(char[] characters) {
    return new String(characters);
  }

  public static String valueOf(boolean value) {
    return value ? "true" : "false";
  }

  public static String valueOf(char value) {
    char[] one = new char[1];
    one[0] = value;
    return new String(one, true);
  }

  public static String valueOf(int value) {
    return CoreNumbers.integerText(value, 10);
  }

  public static String valueOf(long value) {
    return CoreNumbers.integerText(value, 10);
  }

  public static String valueOf(float value) {
    return CoreNumbers.floatText(value);
  }

  public static String valueOf(double value) {
    return CoreNumbers.doubleText(value);
  }
}

/** What String and its builders share. */
final class CoreText {
  /** Do these units stand at a place? */
  static boolean isAt(char[] units, int at, char[] wanted) {
    if (at < 0 || at > units.length - wanted.length) return false;
    for (int i = 0; i < wanted.length; i++) {
      if (units[at + i] != wanted[i]) return false;
    }
    return true;
  }

  /** Where units first stand from a place on, or -1. */
  static int find(char[] units, int count, char[] wanted, int from) {
    for (int at = Math.max(from, 0); at <= count - wanted.length; at++) {
      if (isAt(units, at, wanted)) return at;
    }
    return wanted.length == 0 ? count : -1;
  }

  static int findLast(char[] units, int count, char[] wanted, int from) {
    for (int at = Math.min(from, count - wanted.length); at >= 0; at--) {
      if (isAt(units, at, wanted)) return at;
    }
    return -1;
  }

  /** Where the white space at the start ends. */
  static int start(char[] units, boolean isWide) {
    int at = 0;
    while (at < units.length && Character.isWhitespace(units[at])) at++;
    return at;
  }

  static int end(char[] units) {
    int at = units.length;
    while (at > 0 && Character.isWhitespace(units[at - 1])) at--;
    return at;
  }

  static StringIndexOutOfBoundsException outside(int index, int length) {
    return new StringIndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
  }

  static void checkRange(int start, int end, int length) {
    if (start < 0 || start > end || end > length)
      throw new StringIndexOutOfBoundsException("begin " + start + ", end " + end + ", length " + length);
  }

  /** The text that a pattern without special characters stands for. */
  static String plain(String pattern) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      boolean isEscaped = c == '\\' && i + 1 < pattern.length() && !Character.isLetterOrDigit(pattern.charAt(i + 1));
      if (!isEscaped && "\\[](){}.*+?^$|".indexOf(c) >= 0)
        throw new UnsupportedOperationException("split by the pattern " + pattern);
      if (isEscaped) i++;
      text.append(pattern.charAt(i));
    }
    return text.toString();
  }

  /** A half of a pair without its other half becomes a question mark. */
  static byte[] utf8(char[] units) {
    byte[] bytes = new byte[units.length * 3];
    int count = 0;
    for (int i = 0; i < units.length; i++) {
      int c = units[i];
      boolean isPair = c >= 0xd800 && c < 0xdc00 && i + 1 < units.length && (units[i + 1] & 0xfc00) == 0xdc00;
      if (isPair) {
        c = 0x10000 + ((c & 0x3ff) << 10) + (units[++i] & 0x3ff);
        bytes[count++] = (byte) (0xf0 | c >> 18);
        bytes[count++] = (byte) (0x80 | c >> 12 & 0x3f);
        bytes[count++] = (byte) (0x80 | c >> 6 & 0x3f);
        bytes[count++] = (byte) (0x80 | c & 0x3f);
      } else if (c < 0x80) bytes[count++] = (byte) c;
      else if (c < 0x800) {
        bytes[count++] = (byte) (0xc0 | c >> 6);
        bytes[count++] = (byte) (0x80 | c & 0x3f);
      } else if ((c & 0xf800) == 0xd800) bytes[count++] = (byte) '?';
      else {
        bytes[count++] = (byte) (0xe0 | c >> 12);
        bytes[count++] = (byte) (0x80 | c >> 6 & 0x3f);
        bytes[count++] = (byte) (0x80 | c & 0x3f);
      }
    }
    byte[] exact = new byte[count];
    CoreHost.memmove(CoreHost.at(exact, 0), CoreHost.at(bytes, 0), count);
    return exact;
  }
}
