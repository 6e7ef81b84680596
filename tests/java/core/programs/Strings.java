import java.util.ArrayList;
import java.util.Arrays;

/** Every method of String, with its edges. */
public class Strings {
  static void print(String what, Object value) {
    System.out.println(what + ": " + value);
  }

  public static void main(String[] args) {
    basics();
    comparing();
    searching();
    changing();
    splitting();
    values();
    mistakes();
  }

  static void basics() {
    String text = "Hello, World";
    print("length", Integer.valueOf(text.length()));
    print("charAt", Character.valueOf(text.charAt(7)));
    print("empty", Boolean.valueOf("".isEmpty()));
    print("blank", " \t ".isBlank() + " " + " x".isBlank());
    print("array", new String(text.toCharArray(), 7, 5));
    print("hash", text.hashCode() + " " + "".hashCode() + " " + "\u00fc\u20ac".hashCode());
    print("same", (text == "Hello, World") + " " + (new String(text) == text) + " " + (new String(text).intern() == text));
    print("sub", text.substring(7) + "|" + text.substring(0, 5) + "|" + text.substring(12) + "|" + text.subSequence(1, 3));
    print("unicode", "\u00fc\u00e9\u4e2d\ud83d\ude00!");
    print("units", Integer.valueOf("\ud83d\ude00".length()));
    char[] target = {'1', '2', '3', '4', '5'};
    text.getChars(0, 3, target, 1);
    print("getChars", new String(target));
    print("bytes", Arrays.toString("a\u00e9\u20ac\ud83d\ude00".getBytes()));
  }

  static void comparing() {
    print("equals", "abc".equals("abc") + " " + "abc".equals("abd") + " " + "abc".equals(null) + " " + "abc".equals(new StringBuilder("abc")));
    print("ignoreCase", "STRASSE".equalsIgnoreCase("strasse") + " " + "a".equalsIgnoreCase(null) + " " + "\u00c4".equalsIgnoreCase("\u00e4"));
    print("compare", "apple".compareTo("banana") + " " + "b".compareTo("a") + " " + "abc".compareTo("abcd") + " " + "".compareTo(""));
    print("compareIgnoreCase", "APPLE".compareToIgnoreCase("apple") + " " + "a".compareToIgnoreCase("B"));
    print("content", Boolean.valueOf("abc".contentEquals(new StringBuilder("abc"))));
  }

  static void searching() {
    String text = "abracadabra";
    print("indexOf", text.indexOf('a') + " " + text.indexOf('a', 1) + " " + text.indexOf('z') + " " + text.indexOf('a', -5) + " " + text.indexOf('a', 99));
    print("indexOf text", text.indexOf("abra") + " " + text.indexOf("abra", 1) + " " + text.indexOf("") + " " + text.indexOf("", 99) + " " + text.indexOf("x"));
    print("lastIndexOf", text.lastIndexOf('a') + " " + text.lastIndexOf('a', 9) + " " + text.lastIndexOf('z') + " " + text.lastIndexOf('a', -1));
    print("lastIndexOf text", text.lastIndexOf("abra") + " " + text.lastIndexOf("abra", 6) + " " + text.lastIndexOf("") + " " + text.lastIndexOf("x"));
    print("contains", text.contains("cad") + " " + text.contains("") + " " + text.contains("dac"));
    print("starts", text.startsWith("abra") + " " + text.startsWith("bra", 1) + " " + text.startsWith("x") + " " + text.startsWith("a", 99));
    print("ends", text.endsWith("bra") + " " + text.endsWith("") + " " + text.endsWith("xabracadabra"));
  }

  static void changing() {
    print("concat", "a".concat("b").concat(""));
    print("replace", "hello".replace('l', 'L') + " " + "hello".replace('x', 'y'));
    print("replace text", "aaa".replace("a", "bb") + " " + "aaaa".replace("aa", "b") + " " + "abc".replace("", "-") + " " + "abc".replace("b", "") + " " + "".replace("", "x"));
    print("trim", "[" + "  a b \t\n".trim() + "][" + "   ".trim() + "][" + "a".trim() + "]");
    print("strip", "[" + "  a b \t\n".strip() + "][" + " a ".stripLeading() + "][" + " a ".stripTrailing() + "][" + "  ".strip() + "]");
    print("upper", "hello \u00e4\u00f6\u00fc \u00df \u00ff \u00b5 1".toUpperCase());
    print("lower", "HELLO \u00c4\u00d6\u00dc \u00d7 1".toLowerCase());
    print("repeat", "ab".repeat(3) + "|" + "ab".repeat(0) + "|" + "".repeat(5));
    print("join", String.join(", ", new String[] {"a", "b", "c"}) + "|" + String.join("-", new String[0]));
    ArrayList list = new ArrayList();
    list.add("x");
    list.add("y");
    print("join list", String.join("+", list));
  }

  static void splitting() {
    print("split", Arrays.toString("a,b,c".split(",")));
    print("split ends", Arrays.toString(",a,,b,,".split(",")) + Arrays.toString("".split(",")) + Arrays.toString(",".split(",")));
    print("split limit", Arrays.toString("a,b,c,,".split(",", 2)) + Arrays.toString("a,b,,".split(",", -1)) + Arrays.toString("a".split(",", 5)));
    print("split text", Arrays.toString("a::b::c".split("::")) + Arrays.toString("a.b.c".split("\\.")) + Arrays.toString("a|b".split("\\|")));
    print("split letters", Arrays.toString("abc".split("")));
  }

  static void values() {
    print("valueOf", String.valueOf(true) + String.valueOf('c') + String.valueOf(-5) + String.valueOf(5L) + String.valueOf(1.5f) + String.valueOf(2.5) + String.valueOf((Object) null));
    print("chars", String.valueOf(new char[] {'x', 'y'}) + String.valueOf(new char[] {'x', 'y', 'z'}, 1, 2) + String.copyValueOf(new char[] {'q'}));
    String nothing = null;
    print("concat", "a" + nothing + 1 + 2 + 'c' + 1.0 + true + null + 3L + 0.5f);
    print("sum first", 1 + 2 + "x" + 1 + 2 + " " + (char) ('a' + 1) + " " + ('a' + 1));
    String grown = "a";
    grown += 1;
    grown += 'b';
    grown += 2.5;
    print("+=", grown);
  }

  static void mistakes() {
    try {
      "abc".substring(2, 9);
    } catch (StringIndexOutOfBoundsException e) {
      print("substring", e.getMessage());
    }
    try {
      "abc".substring(4);
    } catch (StringIndexOutOfBoundsException e) {
      print("substring", e.getMessage());
    }
    try {
      "abc".charAt(-1);
    } catch (StringIndexOutOfBoundsException e) {
      print("charAt", e.getClass().getName());
    }
    try {
      "abc".repeat(-1);
    } catch (IllegalArgumentException e) {
      print("repeat", e.getMessage());
    }
    try {
      new String(new char[3], 1, 5);
    } catch (StringIndexOutOfBoundsException e) {
      print("new", e.getMessage());
    }
    try {
      String nothing = null;
      nothing.length();
    } catch (NullPointerException e) {
      print("null", e.getClass().getSimpleName());
    }
  }
}
