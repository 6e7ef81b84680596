package java.util;

/** The keys of a LinkedHashMap. */
public class LinkedHashSet extends HashSet {
  public LinkedHashSet() {
    map = new LinkedHashMap();
  }

  public LinkedHashSet(int capacity) {
    map = new LinkedHashMap(capacity);
  }

  public LinkedHashSet(Collection elements) {
    map = new LinkedHashMap();
    addAll(elements);
  }
}
