package java.util;

/** What is done with whole collections. */
public class Collections {
  private Collections() {}

  public static void sort(List list) {
    list.sort(null);
  }

  public static void sort(List list, Comparator order) {
    list.sort(order);
  }

  public static void reverse(List list) {
    int size = list.size();
    for (int i = 0; i < size / 2; i++) swap(list, i, size - 1 - i);
  }

  public static void swap(List list, int i, int j) {
    list.set(i, list.set(j, list.get(i)));
  }

  public static void fill(List list, Object element) {
    int size = list.size();
    for (int i = 0; i < size; i++) list.set(i, element);
  }

  public static boolean addAll(Collection collection, Object[] elements) {
    boolean isChanged = false;
    for (int i = 0; i < elements.length; i++) {
      if (collection.add(elements[i])) isChanged = true;
    }
    return isChanged;
  }

  public static int frequency(Collection collection, Object element) {
    int count = 0;
    for (Object own : collection) {
      if (Objects.equals(element, own)) count++;
    }
    return count;
  }

  public static Object max(Collection collection) {
    return max(collection, null);
  }

  public static Object max(Collection collection, Comparator order) {
    Iterator all = collection.iterator();
    Object best = all.next();
    while (all.hasNext()) {
      Object next = all.next();
      if (CoreSorting.compare(next, best, order) > 0) best = next;
    }
    return best;
  }

  public static Object min(Collection collection) {
    return min(collection, null);
  }

  public static Object min(Collection collection, Comparator order) {
    Iterator all = collection.iterator();
    Object best = all.next();
    while (all.hasNext()) {
      Object next = all.next();
      if (CoreSorting.compare(next, best, order) < 0) best = next;
    }
    return best;
  }

  public static int binarySearch(List list, Object key) {
    int low = 0;
    int high = list.size() - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      int order = CoreSorting.compare(list.get(middle), key, null);
      if (order < 0) low = middle + 1;
      else if (order > 0) high = middle - 1;
      else return middle;
    }
    return -(low + 1);
  }

  public static Comparator reverseOrder() {
    return new ReverseOrder(null);
  }

  public static Comparator reverseOrder(Comparator order) {
    return new ReverseOrder(order);
  }

  public static List emptyList() {
    return new FixedList(new ArrayList());
  }

  public static List singletonList(Object element) {
    ArrayList one = new ArrayList();
    one.add(element);
    return new FixedList(one);
  }

  public static List unmodifiableList(List list) {
    return new FixedList(list);
  }
}

class ReverseOrder implements Comparator {
  private final Comparator order;

  ReverseOrder(Comparator order) {
    this.order = order;
  }

  public int compare(Object left, Object right) {
    return CoreSorting.compare(right, left, order);
  }
}

/** A list that cannot be changed through this object. */
class FixedList extends AbstractList {
  private final List list;

  FixedList(List list) {
    this.list = list;
  }

  public int size() {
    return list.size();
  }

  public Object get(int index) {
    return list.get(index);
  }

  public boolean remove(Object element) {
    throw new UnsupportedOperationException();
  }

  public void clear() {
    throw new UnsupportedOperationException();
  }

  public void sort(Comparator order) {
    throw new UnsupportedOperationException();
  }
}
