package java.util;

/** The keys of a HashMap. */
public class HashSet extends AbstractSet implements Cloneable, java.io.Serializable {
  HashMap map;

  public HashSet() {
    map = new HashMap();
  }

  public HashSet(int capacity) {
    map = new HashMap(capacity);
  }

  public HashSet(int capacity, float loadFactor) {
    map = new HashMap(capacity, loadFactor);
  }

  public HashSet(Collection elements) {
    map = new HashMap(Math.max((int) (elements.size() / 0.75f) + 1, 16));
    addAll(elements);
  }

  public int size() {
    return map.size();
  }

  public boolean contains(Object element) {
    return map.containsKey(element);
  }

  public boolean add(Object element) {
    return map.put(element, Boolean.TRUE) == null;
  }

  public boolean remove(Object element) {
    return map.removeNode(element) != null;
  }

  public void clear() {
    map.clear();
  }

  public Iterator iterator() {
    return new HashMapKeyIterator(map);
  }
}
