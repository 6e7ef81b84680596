package java.util;

public interface Iterator {
  boolean hasNext();
  Object next();

  default void remove() {
    throw new UnsupportedOperationException("remove");
  }
}

public interface ListIterator extends Iterator {
  boolean hasPrevious();
  Object previous();
  int nextIndex();
  int previousIndex();
  void set(Object element);
  void add(Object element);
}

public interface Comparator {
  int compare(Object left, Object right);
}

public interface RandomAccess {}

public interface Collection extends Iterable {
  int size();
  boolean isEmpty();
  boolean contains(Object element);
  Iterator iterator();
  Object[] toArray();
  Object[] toArray(Object[] array);
  boolean add(Object element);
  boolean remove(Object element);
  boolean containsAll(Collection elements);
  boolean addAll(Collection elements);
  boolean removeAll(Collection elements);
  boolean retainAll(Collection elements);
  void clear();
  boolean equals(Object other);
  int hashCode();
}

public interface List extends Collection {
  int size();
  boolean isEmpty();
  boolean contains(Object element);
  Iterator iterator();
  Object[] toArray();
  Object[] toArray(Object[] array);
  boolean add(Object element);
  boolean remove(Object element);
  boolean containsAll(Collection elements);
  boolean addAll(Collection elements);
  boolean removeAll(Collection elements);
  boolean retainAll(Collection elements);
  void clear();
  boolean equals(Object other);
  int hashCode();
  Object get(int index);
  Object set(int index, Object element);
  void add(int index, Object element);
  Object remove(int index);
  int indexOf(Object element);
  int lastIndexOf(Object element);
  boolean addAll(int index, Collection elements);
  ListIterator listIterator();
  ListIterator listIterator(int index);
  List subList(int start, int end);

  default void sort(Comparator order) {
    Object[] sorted = toArray();
    Arrays.sort(sorted, order);
    for (int i = 0; i < sorted.length; i++) set(i, sorted[i]);
  }
}

public interface Set extends Collection {
  int size();
  boolean isEmpty();
  boolean contains(Object element);
  Iterator iterator();
  Object[] toArray();
  Object[] toArray(Object[] array);
  boolean add(Object element);
  boolean remove(Object element);
  boolean containsAll(Collection elements);
  boolean addAll(Collection elements);
  boolean removeAll(Collection elements);
  boolean retainAll(Collection elements);
  void clear();
  boolean equals(Object other);
  int hashCode();
}

public interface Queue extends Collection {
  boolean add(Object element);
  boolean offer(Object element);
  Object remove();
  Object poll();
  Object element();
  Object peek();
}

public interface Deque extends Queue {
  boolean add(Object element);
  boolean offer(Object element);
  Object remove();
  Object poll();
  Object element();
  Object peek();
  boolean remove(Object element);
  boolean contains(Object element);
  int size();
  Iterator iterator();
  void addFirst(Object element);
  void addLast(Object element);
  boolean offerFirst(Object element);
  boolean offerLast(Object element);
  Object removeFirst();
  Object removeLast();
  Object pollFirst();
  Object pollLast();
  Object getFirst();
  Object getLast();
  Object peekFirst();
  Object peekLast();
  void push(Object element);
  Object pop();
  Iterator descendingIterator();
}

public interface Map {
  int size();
  boolean isEmpty();
  boolean containsKey(Object key);
  boolean containsValue(Object value);
  Object get(Object key);
  Object put(Object key, Object value);
  Object remove(Object key);
  void putAll(Map entries);
  void clear();
  Set keySet();
  Collection values();
  Set entrySet();
  boolean equals(Object other);
  int hashCode();

  default Object getOrDefault(Object key, Object other) {
    Object value = get(key);
    return value != null || containsKey(key) ? value : other;
  }

  default Object putIfAbsent(Object key, Object value) {
    Object old = get(key);
    if (old == null) put(key, value);
    return old;
  }

  public interface Entry {
    Object getKey();
    Object getValue();
    Object setValue(Object value);
    boolean equals(Object other);
    int hashCode();
  }
}
