/** StringBuilder and StringBuffer. */
public class Builders {
  public static void main(String[] args) {
    StringBuilder b = new StringBuilder();
    b.append("text ").append('c').append(1).append(2L).append(1.5f).append(2.5).append(true).append((Object) null).append(new char[] {'x', 'y'});
    System.out.println(b + " " + b.length());
    b.append((String) null).append("abcdef", 1, 3).append(new char[] {'1', '2', '3'}, 1, 2).append(new StringBuffer("buffer"));
    System.out.println(b);
    b.setLength(4);
    System.out.println(b + "|" + b.length());
    b.insert(0, "[").insert(b.length(), ']').insert(1, 42).insert(1, 1.0).insert(1, true).insert(2, 'x').insert(3, 7L).insert(0, (Object) "o");
    System.out.println(b);
    b.setCharAt(0, 'O');
    b.deleteCharAt(1);
    System.out.println(b);
    b.delete(2, 5).replace(0, 2, "replaced");
    System.out.println(b + " " + b.indexOf("4") + " " + b.lastIndexOf("e") + " " + b.indexOf("e", 2) + " " + b.charAt(3));
    System.out.println(b.reverse());
    System.out.println(new StringBuilder("a\ud83d\ude00b").reverse());
    System.out.println(b.substring(3) + "|" + b.substring(1, 4) + "|" + b.subSequence(0, 2));
    b.setLength(0);
    System.out.println("[" + b + "]");
    b.setLength(3);
    b.setCharAt(1, 'x');
    System.out.println((int) b.charAt(0) + " " + b.charAt(1) + " " + b.toString().trim());
    StringBuilder large = new StringBuilder(2);
    for (int i = 0; i < 1000; i++) large.append(i).append(',');
    System.out.println(large.length() + " " + large.toString().hashCode());
    large.delete(100, 99999);
    System.out.println(large.length());
    StringBuffer f = new StringBuffer("start");
    f.append(1).insert(0, "<").append('>').reverse();
    System.out.println(f + " " + f.length() + " " + f.charAt(2));
    System.out.println(new StringBuilder("a").compareTo(new StringBuilder("b")));
    System.out.println(new StringBuilder().appendCodePoint(0x1f600).append(new StringBuilder("cs")).toString());
    mistakes();
  }

  static void mistakes() {
    StringBuilder b = new StringBuilder("abc");
    try {
      b.charAt(3);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      b.setCharAt(-1, 'x');
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      b.insert(4, "x");
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      b.deleteCharAt(3);
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      b.delete(2, 1);
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      b.substring(1, 9);
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      b.append("abc", 2, 1);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(b);
  }
}
