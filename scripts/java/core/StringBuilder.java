package java.lang;

/** A text that grows and changes: the first `count` units of an array. */
public final class StringBuilder implements CharSequence {
  char[] value;
  int count;

  public StringBuilder() {
    value = new char[16];
  }

  public StringBuilder(int capacity) {
    value = new char[capacity];
  }

  public StringBuilder(String text) {
    value = new char[text.length() + 16];
    append(text);
  }

  public StringBuilder(CharSequence text) {
    this(text.toString());
  }

  public int length() {
    return count;
  }

  public boolean isEmpty() {
    return count == 0;
  }

  public int capacity() {
    return value.length;
  }

  public void ensureCapacity(int capacity) {
    if (capacity > value.length) value = CoreArrays.grownChars(value, count, Math.max(capacity, value.length * 2 + 2));
  }

  public void trimToSize() {
    value = CoreArrays.grownChars(value, count, count);
  }

  public char charAt(int index) {
    checkIndex(index);
    return value[index];
  }

  public void setCharAt(int index, char character) {
    checkIndex(index);
    value[index] = character;
  }

  private void checkIndex(int index) {
    if (index < 0 || index >= count) throw new StringIndexOutOfBoundsException("index " + index + ", length " + count);
  }

  public void setLength(int length) {
    if (length < 0) throw new StringIndexOutOfBoundsException("String index out of range: " + length);
    ensureCapacity(length);
    for (int i = count; i < length; i++) value[i] = 0;
    count = length;
  }

  // Appending

  public StringBuilder append(String text) {
    if (text == null) return append("null");
    int length = text.length();
    ensureCapacity(count + length);
    text.getChars(0, length, value, count);
    count += length;
    return this;
  }

  public StringBuilder append(Object object) {
    return append(String.valueOf(object));
  }

  public StringBuilder append(CharSequence text) {
    return append(String.valueOf(text));
  }

  public StringBuilder append(CharSequence text, int start, int end) {
    String all = String.valueOf(text);
    if (start < 0 || start > end || end > all.length())
      throw new IndexOutOfBoundsException("start " + start + ", end " + end + ", length " + all.length());
    ensureCapacity(count + end - start);
    all.getChars(start, end, value, count);
    count += end - start;
    return this;
  }

  public StringBuilder append(StringBuffer text) {
    return append(String.valueOf(text));
  }

  public StringBuilder append(char[] characters) {
    return append(characters, 0, characters.length);
  }

  public StringBuilder append(char[] characters, int offset, int length) {
    return append(new String(characters, offset, length));
  }

  public StringBuilder append(boolean value) {
    return append(String.valueOf(value));
  }

  public StringBuilder append(char character) {
    ensureCapacity(count + 1);
    value[count++] = character;
    return this;
  }

  public StringBuilder append(int number) {
    return append(String.valueOf(number));
  }

  public StringBuilder append(long number) {
    return append(String.valueOf(number));
  }

  public StringBuilder append(float number) {
    return append(String.valueOf(number));
  }

  public StringBuilder append(double number) {
    return append(String.valueOf(number));
  }

  public StringBuilder appendCodePoint(int point) {
    return append(Character.toString(point));
  }

  // Changing

  public StringBuilder insert(int offset, String text) {
    if (offset < 0 || offset > count) throw new StringIndexOutOfBoundsException("offset " + offset + ", length " + count);
    String given = String.valueOf(text);
    int length = given.length();
    ensureCapacity(count + length);
    CoreArrays.copyChars(value, offset, value, offset + length, count - offset);
    given.getChars(0, length, value, offset);
    count += length;
    return this;
  }

  public StringBuilder insert(int offset, Object object) {
    return insert(offset, String.valueOf(object));
  }

  public StringBuilder insert(int offset, CharSequence text) {
    return insert(offset, String.valueOf(text));
  }

  public StringBuilder insert(int offset, char[] characters) {
    return insert(offset, String.valueOf(characters));
  }

  public StringBuilder insert(int offset, boolean value) {
    return insert(offset, String.valueOf(value));
  }

  public StringBuilder insert(int offset, char character) {
    return insert(offset, String.valueOf(character));
  }

  public StringBuilder insert(int offset, int number) {
    return insert(offset, String.valueOf(number));
  }

  public StringBuilder insert(int offset, long number) {
    return insert(offset, String.valueOf(number));
  }

  public StringBuilder insert(int offset, float number) {
    return insert(offset, String.valueOf(number));
  }

  public StringBuilder insert(int offset, double number) {
    return insert(offset, String.valueOf(number));
  }

  public StringBuilder delete(int start, int end) {
    int stop = Math.min(end, count);
    if (start < 0 || start > stop)
      throw new StringIndexOutOfBoundsException("start " + start + ", end " + stop + ", length " + count);
    CoreArrays.copyChars(value, stop, value, start, count - stop);
    count -= stop - start;
    return this;
  }

  public StringBuilder deleteCharAt(int index) {
    checkIndex(index);
    return delete(index, index + 1);
  }

  public StringBuilder replace(int start, int end, String text) {
    int stop = Math.min(end, count);
    if (start < 0 || start > count || start > stop)
      throw new StringIndexOutOfBoundsException("start " + start + ", end " + stop + ", length " + count);
    return delete(start, stop).insert(start, text);
  }

  /** Pairs of surrogates keep their order. */
  public StringBuilder reverse() {
    for (int i = 0, j = count - 1; i < j; i++, j--) {
      char other = value[i];
      value[i] = value[j];
      value[j] = other;
    }
    for (int i = 0; i + 1 < count; i++) {
      if ((value[i] & 0xfc00) == 0xdc00 && (value[i + 1] & 0xfc00) == 0xd800) {
        char low = value[i];
        value[i] = value[i + 1];
        value[++i] = low;
      }
    }
    return this;
  }

  // Reading

  public int indexOf(String text) {
    return toString().indexOf(text);
  }

  public int indexOf(String text, int from) {
    return toString().indexOf(text, from);
  }

  public int lastIndexOf(String text) {
    return toString().lastIndexOf(text);
  }

  public int lastIndexOf(String text, int from) {
    return toString().lastIndexOf(text, from);
  }

  public String substring(int start) {
    return substring(start, count);
  }

  public String substring(int start, int end) {
    if (start < 0 || start > end || end > count)
      throw new StringIndexOutOfBoundsException("start " + start + ", end " + end + ", length " + count);
    return new String(value, start, end - start);
  }

  public CharSequence subSequence(int start, int end) {
    return substring(start, end);
  }

  public int compareTo(StringBuilder other) {
    return toString().compareTo(other.toString());
  }

  public String toString() {
    return new String(value, 0, count);
  }
}
