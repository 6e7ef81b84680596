package java.util;

/** What a collection can do by its iterator and its size. */
public abstract class AbstractCollection implements Collection {
  protected AbstractCollection() {}

  public abstract Iterator iterator();

  public abstract int size();

  public boolean isEmpty() {
    return size() == 0;
  }

  public boolean contains(Object element) {
    for (Object own : this) {
      if (Objects.equals(element, own)) return true;
    }
    return false;
  }

  public Object[] toArray() {
    Object[] all = new Object[size()];
    int count = 0;
    for (Object element : this) all[count++] = element;
    return all;
  }

  /** A longer array than needed gets a null behind the elements; a shorter one stays as it is, and a new one comes back. */
  public Object[] toArray(Object[] array) {
    Object[] all = array.length >= size() ? array : Arrays.copyOf(array, size());
    int count = 0;
    for (Object element : this) all[count++] = element;
    if (count < all.length) all[count] = null;
    return all;
  }

  public boolean add(Object element) {
    throw new UnsupportedOperationException();
  }

  public boolean remove(Object element) {
    Iterator all = iterator();
    while (all.hasNext()) {
      if (!Objects.equals(element, all.next())) continue;
      all.remove();
      return true;
    }
    return false;
  }

  public boolean containsAll(Collection elements) {
    for (Object element : elements) {
      if (!contains(element)) return false;
    }
    return true;
  }

  public boolean addAll(Collection elements) {
    boolean isChanged = false;
    for (Object element : elements) {
      if (add(element)) isChanged = true;
    }
    return isChanged;
  }

  public boolean removeAll(Collection elements) {
    return keep(elements, false);
  }

  public boolean retainAll(Collection elements) {
    return keep(elements, true);
  }

  private boolean keep(Collection elements, boolean isKept) {
    if (elements == null) throw new NullPointerException();
    boolean isChanged = false;
    Iterator all = iterator();
    while (all.hasNext()) {
      if (elements.contains(all.next()) == isKept) continue;
      all.remove();
      isChanged = true;
    }
    return isChanged;
  }

  public void clear() {
    Iterator all = iterator();
    while (all.hasNext()) {
      all.next();
      all.remove();
    }
  }

  public String toString() {
    StringBuilder text = new StringBuilder("[");
    boolean isFirst = true;
    for (Object element : this) {
      if (!isFirst) text.append(", ");
      isFirst = false;
      if (element == this) text.append("(this Collection)");
      else text.append(element);
    }
    return text.append(']').toString();
  }
}
