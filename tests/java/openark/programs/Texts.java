/** Strings and characters: literals of both kinds, equality and identity, builders, parts, switches. */
public class Texts {
  static final String NAME = "Samara";
  static char letter = 'x';

  static String describe(String word) {
    switch (word) {
      case "one":
        return "1";
      case "two":
        return "2";
      case "Aa":
      case "BB":
        return "same hash";
      default:
        return "?" + word.length();
    }
  }

  static String reversed(String text) {
    StringBuilder out = new StringBuilder();
    for (int i = text.length() - 1; i >= 0; i--) out.append(text.charAt(i));
    return out.toString();
  }

  static int vowels(String text) {
    int count = 0;
    for (char c : text.toCharArray()) {
      if (c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u') count++;
    }
    return count;
  }

  public static void main(String[] args) {
    String a = "Samara";
    String b = new String("Samara");
    System.out.println((a == NAME) + " " + (a == b) + " " + a.equals(b) + " " + (a == b.intern()));
    System.out.println(describe("one") + describe("two") + describe("Aa") + describe("BB") + describe("three"));
    System.out.println(reversed("stressed") + " " + vowels("education") + " " + a.hashCode() + " " + "".length());
    System.out.println("größer äöü € ∑ 😀".length() + " größer äöü € ∑ 😀");
    System.out.println(a.substring(2) + a.substring(1, 3) + a.indexOf("ra") + a.indexOf('z') + a.charAt(5));
    System.out.println("a\tb\\c\"d" + '\u0041' + letter + (char) (letter + 1) + (letter + 1));
    StringBuilder s = new StringBuilder("[");
    s.append(1).append(',').append(2L).append(',').append(true).append(',').append(1.5).append(',').append("x").append((Object) null);
    System.out.println(s.append(']'));
    System.out.println(s.length() + " " + s.toString().contains("true") + " " + "abc".compareTo("abd") + " " + "b".compareTo("a"));
    String joined = "";
    for (int i = 0; i < 5; i++) joined += i + (i < 4 ? "-" : "");
    System.out.println(joined + " " + joined.startsWith("0-") + " " + joined.endsWith("4") + " " + joined.replace('-', '+'));
    System.out.println("MiXed".toUpperCase() + "MiXed".toLowerCase() + "  trim ".trim() + "|" + "x".isEmpty() + "".isEmpty());
    char[] letters = {'h', 'i'};
    System.out.println(new String(letters) + String.valueOf(42) + String.valueOf(letters) + Integer.toString(255, 16));
    Object o = a;
    System.out.println(o + " " + o.toString().concat("!") + " " + "one two".split(" ").length);
    boolean flag = a.length() > 3;
    System.out.println("flag " + flag + " " + !flag + " " + (flag ? 'y' : 'n') + (byte) 200 + (short) 70000 + 'a' + 1);
  }
}
