/** Long random sequences of operations on texts, shown as hashes: of String, StringBuilder, and Integer.parseInt. */
public class RandomTexts {
  static long state = 42;

  static int random(int bound) {
    state = state * 6364136223846793005L + 1442695040888963407L;
    return (int) ((state >>> 33) % bound);
  }

  static String word() {
    StringBuilder text = new StringBuilder();
    for (int i = random(6); i >= 0; i--) {
      int kind = random(10);
      text.append(kind < 7 ? (char) ('a' + random(4)) : kind == 7 ? ' ' : kind == 8 ? (char) (0xc0 + random(64)) : (char) (0x4e00 + random(100)));
    }
    return text.toString();
  }

  public static void main(String[] args) {
    strings();
    builders();
    numbers();
  }

  static void strings() {
    long hash = 0;
    String text = "start";
    for (int i = 0; i < 3000; i++) {
      String other = word();
      int kind = random(14);
      if (kind == 0) text = text.concat(other);
      else if (kind == 1) text = text.replace(other, word());
      else if (kind == 2) text = text.replace((char) ('a' + random(4)), (char) ('a' + random(4)));
      else if (kind == 3) text = text.trim();
      else if (kind == 4) text = text.toUpperCase();
      else if (kind == 5) text = text.toLowerCase();
      else if (kind == 6) hash = hash * 31 + text.indexOf(other) + text.lastIndexOf(other, random(20));
      else if (kind == 7) hash = hash * 31 + text.compareTo(other);
      else if (kind == 8) hash = hash * 31 + (text.contains(other) ? 1 : 2) + (text.startsWith(other) ? 4 : 8);
      else if (kind == 9) hash = hash * 31 + text.split("a").length;
      else if (kind == 10) text = String.join(other, text.split("b"));
      else if (kind == 11) hash = hash * 31 + (text.equalsIgnoreCase(text.toUpperCase()) ? 1 : 2);
      else if (kind == 12) hash = hash * 31 + text.compareToIgnoreCase(other);
      else text = text.substring(text.length() / 3) + other;
      if (text.length() > 200) text = text.substring(150);
      hash = hash * 31 + text.hashCode();
      if (i % 300 == 299) System.out.println(Long.toHexString(hash) + " " + text);
    }
  }

  static void builders() {
    long hash = 0;
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 3000; i++) {
      int kind = random(12);
      int at = text.length() == 0 ? 0 : random(text.length());
      if (kind < 3) text.append(word());
      else if (kind == 3) text.append(random(100000) - 50000);
      else if (kind == 4) text.insert(at, word());
      else if (kind == 5) text.insert(at, random(2) == 0);
      else if (kind == 6) text.reverse();
      else if (kind == 7) text.delete(at, at + random(5));
      else if (kind == 8 && text.length() > 0) text.deleteCharAt(at);
      else if (kind == 9 && text.length() > 0) text.setCharAt(at, (char) ('A' + random(26)));
      else if (kind == 10) text.replace(at, at + random(4), word());
      else if (kind == 11) text.append((char) ('0' + random(10))).append(random(2) == 0 ? 'x' : 'y');
      if (text.length() > 120) text.setLength(random(60));
      hash = hash * 31 + text.toString().hashCode();
      if (i % 300 == 299) System.out.println(Long.toHexString(hash) + " " + text);
    }
  }

  static void numbers() {
    int good = 0;
    long sum = 0;
    String alphabet = "0123456789-+ax";
    for (int i = 0; i < 4000; i++) {
      StringBuilder text = new StringBuilder();
      for (int j = random(11); j > 0; j--) text.append(alphabet.charAt(random(random(3) == 0 ? 14 : 10)));
      try {
        sum = sum * 7 + Integer.parseInt(text.toString());
        good++;
      } catch (NumberFormatException e) {
        sum = sum * 5 + e.getMessage().hashCode();
      }
      int number = (int) (state >>> 20);
      int radix = 2 + random(35);
      if (Integer.parseInt(Integer.toString(number, radix), radix) != number) System.out.println("wrong " + number);
      sum = sum * 3 + Integer.toString(number, radix).hashCode() + Long.toString(state, radix).hashCode() + Integer.toHexString(number).hashCode();
    }
    System.out.println(good + " " + sum);
  }
}
