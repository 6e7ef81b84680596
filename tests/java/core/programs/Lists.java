import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;

/** ArrayList, LinkedList, iterators, Collections. */
public class Lists {
  public static void main(String[] args) {
    common(new ArrayList());
    common(new LinkedList());
    deque();
    collections();
    mistakes(new ArrayList());
    mistakes(new LinkedList());
    large();
  }

  static void common(List list) {
    System.out.println(list + " " + list.size() + " " + list.isEmpty());
    for (int i = 0; i < 12; i++) list.add("e" + i);
    list.add(0, "first");
    list.add(5, "fifth");
    list.add(list.size(), null);
    System.out.println(list + " " + list.size());
    System.out.println(list.get(3) + " " + list.set(3, "set") + " " + list.remove(0) + " " + list.remove("e5") + " " + list.remove("none") + " " + list.remove((Object) null));
    System.out.println(list + " " + list.indexOf("fifth") + " " + list.lastIndexOf("e11") + " " + list.indexOf("x") + " " + list.contains("e7"));
    Iterator each = list.iterator();
    int at = 0;
    while (each.hasNext()) {
      each.next();
      if (at++ % 3 == 0) each.remove();
    }
    System.out.println(list + " " + list.hashCode());
    ListIterator both = list.listIterator();
    while (both.hasNext()) {
      String value = (String) both.next();
      if (value.equals("e7")) both.add("after7");
      if (value.equals("e2")) both.set("changed");
    }
    StringBuilder back = new StringBuilder();
    while (both.hasPrevious()) back.append(both.previousIndex()).append('=').append(both.previous()).append(' ');
    System.out.println(back);
    System.out.println(Arrays.toString(list.toArray()) + " " + list.toArray(new String[0]).length + " " + list.toArray(new Object[20]).length);
    List copy = new ArrayList(list);
    System.out.println(copy.equals(list) + " " + list.equals(copy) + " " + copy.addAll(list) + " " + copy.addAll(1, Arrays.asList(new Object[] {"p", "q"})) + " " + copy.equals(list));
    System.out.println(copy);
    System.out.println(copy.removeAll(Arrays.asList(new Object[] {"p", "e11"})) + " " + copy + " " + copy.retainAll(list) + " " + copy + " " + copy.containsAll(list));
    List part = list.subList(1, 4);
    part.set(0, "part");
    part.add("more");
    part.remove(1);
    System.out.println(part + " " + part.size() + " " + list);
    part.clear();
    System.out.println(list);
    list.clear();
    System.out.println(list + " " + list.isEmpty());
  }

  static void deque() {
    LinkedList d = new LinkedList();
    d.push("a");
    d.addLast("b");
    d.offerFirst("c");
    d.offer("d");
    System.out.println(d + " " + d.peek() + " " + d.peekLast() + " " + d.getFirst() + " " + d.getLast() + " " + d.element());
    System.out.println(d.pop() + " " + d.pollLast() + " " + d.removeFirst() + " " + d.removeLast() + " " + d.poll() + " " + d.peekFirst() + " " + d);
    for (int i = 0; i < 5; i++) d.addFirst(Integer.valueOf(i));
    Iterator down = d.descendingIterator();
    StringBuilder text = new StringBuilder();
    while (down.hasNext()) text.append(down.next());
    System.out.println(text);
  }

  static void collections() {
    List list = new ArrayList(Arrays.asList(new Object[] {"pear", "fig", "apple", "kiwi", "plum", "date"}));
    Collections.sort(list);
    System.out.println(list + " " + Collections.max(list) + " " + Collections.min(list) + " " + Collections.binarySearch(list, "kiwi") + " " + Collections.binarySearch(list, "lime"));
    Collections.sort(list, new ByLength());
    System.out.println(list + " " + Collections.max(list, new ByLength()));
    Collections.reverse(list);
    Collections.swap(list, 0, 1);
    System.out.println(list);
    list.sort(Collections.reverseOrder());
    System.out.println(list + " " + Collections.frequency(list, "fig"));
    Collections.addAll(list, new Object[] {"x", "y"});
    System.out.println(list + " " + Collections.emptyList() + Collections.singletonList("one"));
    try {
      Collections.unmodifiableList(list).add("z");
    } catch (UnsupportedOperationException e) {
      System.out.println("fixed");
    }
    List fixed = Arrays.asList(new Object[] {Integer.valueOf(3), Integer.valueOf(1), Integer.valueOf(2)});
    Collections.sort(fixed);
    System.out.println(fixed + " " + fixed.contains(Integer.valueOf(2)));
    try {
      fixed.add("x");
    } catch (UnsupportedOperationException e) {
      System.out.println("fixed " + e.getMessage());
    }
  }

  static void mistakes(List list) {
    list.add("a");
    list.add("b");
    try {
      list.get(2);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      list.add(-1, "x");
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      list.remove(5);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      for (Object each : list) list.add("c" + each);
    } catch (ConcurrentModificationException e) {
      System.out.println("changed " + e.getMessage());
    }
    try {
      Iterator each = list.iterator();
      each.remove();
    } catch (IllegalStateException e) {
      System.out.println("no element " + e.getMessage());
    }
    try {
      list.subList(2, 1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    Collection none = new ArrayList();
    System.out.println(list.containsAll(none) + " " + list.equals("x") + " " + none.equals(Collections.emptyList()));
  }

  static void large() {
    List list = new ArrayList();
    long sum = 0;
    for (int i = 0; i < 5000; i++) list.add(Integer.valueOf(i * 7919 % 5000));
    Collections.sort(list);
    for (int i = 0; i < 5000; i++) sum += (i + 1) * ((Integer) list.get(i)).intValue();
    System.out.println(sum + " " + list.get(4999));
  }
}

class ByLength implements Comparator {
  public int compare(Object left, Object right) {
    return ((String) left).length() - ((String) right).length();
  }
}
