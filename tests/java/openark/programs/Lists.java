import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Collections, iterators, boxed numbers, generic classes. */
public class Lists {
  static class Pair<A, B> {
    final A first;
    final B second;

    Pair(A first, B second) {
      this.first = first;
      this.second = second;
    }

    @Override
    public String toString() {
      return "(" + first + ", " + second + ")";
    }
  }

  static class Range implements Iterable<Integer> {
    private final int end;

    Range(int end) {
      this.end = end;
    }

    public Iterator<Integer> iterator() {
      return new Iterator<Integer>() {
        private int at;

        public boolean hasNext() {
          return at < end;
        }

        public Integer next() {
          return at++;
        }
      };
    }
  }

  static int sum(Iterable<Integer> numbers) {
    int sum = 0;
    for (int n : numbers) sum += n;
    return sum;
  }

  public static void main(String[] args) {
    List<Integer> squares = new ArrayList<>();
    for (int i : new Range(10)) squares.add(i * i);
    System.out.println(squares + " " + squares.size() + " " + sum(squares) + " " + sum(new Range(5)));
    squares.remove(3);
    squares.remove(Integer.valueOf(49));
    squares.set(0, -1);
    System.out.println(squares + " " + squares.contains(64) + " " + squares.indexOf(16) + " " + squares.isEmpty());
    Map<String, Integer> counts = new HashMap<>();
    String text = "the cat and the dog and the bird";
    for (String word : text.split(" ")) {
      Integer old = counts.get(word);
      counts.put(word, old == null ? 1 : old + 1);
    }
    System.out.println(counts.get("the") + " " + counts.get("and") + " " + counts.get("cow") + " " + counts.size());
    System.out.println(counts.containsKey("dog") + " " + counts.remove("dog") + " " + counts.containsKey("dog"));
    int total = 0;
    for (Map.Entry<String, Integer> entry : counts.entrySet()) total += entry.getKey().length() * entry.getValue();
    System.out.println(total);
    List<Pair<String, Long>> pairs = new ArrayList<>();
    for (long n = 1; n < 100000000000L; n *= 1000) pairs.add(new Pair<>("n" + pairs.size(), n));
    System.out.println(pairs);
    Integer small = 100;
    Integer same = 100;
    Integer large = 100000;
    Object boxed = 2.5;
    System.out.println((small == same) + " " + large.equals(100000) + " " + boxed + " " + small.compareTo(large));
    Map<Character, List<String>> byLetter = new HashMap<>();
    for (String word : new String[] {"apple", "avocado", "banana", "cherry", "blueberry"}) {
      char first = word.charAt(0);
      if (!byLetter.containsKey(first)) byLetter.put(first, new ArrayList<>());
      byLetter.get(first).add(word);
    }
    for (char c = 'a'; c <= 'd'; c++) System.out.println(c + " " + byLetter.get(c));
    Iterator<Integer> it = squares.iterator();
    while (it.hasNext()) if (it.next() % 2 == 0) it.remove();
    System.out.println(squares);
    int[][] grid = {{1, 2}, {3, 4, 5}, {}};
    int cells = 0;
    for (int[] row : grid) cells += row.length;
    System.out.println(cells + " " + grid[1][2]);
  }
}
