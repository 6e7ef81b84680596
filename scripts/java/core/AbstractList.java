package java.util;

/** What a list can do by `get`, `size` and, if it can be changed, `set`, `add` and `remove` at an index. */
public abstract class AbstractList extends AbstractCollection implements List {
  /** How often its size has changed: iterators compare. */
  protected int modCount;

  protected AbstractList() {}

  public abstract Object get(int index);

  public Object set(int index, Object element) {
    throw new UnsupportedOperationException();
  }

  public boolean add(Object element) {
    add(size(), element);
    return true;
  }

  public void add(int index, Object element) {
    throw new UnsupportedOperationException();
  }

  public Object remove(int index) {
    throw new UnsupportedOperationException();
  }

  public int indexOf(Object element) {
    int size = size();
    for (int i = 0; i < size; i++) {
      if (Objects.equals(element, get(i))) return i;
    }
    return -1;
  }

  public int lastIndexOf(Object element) {
    for (int i = size() - 1; i >= 0; i--) {
      if (Objects.equals(element, get(i))) return i;
    }
    return -1;
  }

  public boolean contains(Object element) {
    return indexOf(element) >= 0;
  }

  public void clear() {
    for (int i = size() - 1; i >= 0; i--) remove(i);
  }

  public boolean addAll(int index, Collection elements) {
    checkPlace(index);
    int at = index;
    for (Object element : elements) add(at++, element);
    return at > index;
  }

  void checkPlace(int index) {
    if (index < 0 || index > size()) throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size());
  }

  public Iterator iterator() {
    return new ListCursor(this, 0);
  }

  public ListIterator listIterator() {
    return new ListCursor(this, 0);
  }

  public ListIterator listIterator(int index) {
    checkPlace(index);
    return new ListCursor(this, index);
  }

  public List subList(int start, int end) {
    if (start < 0) throw new IndexOutOfBoundsException("fromIndex = " + start);
    if (end > size()) throw new IndexOutOfBoundsException("toIndex = " + end);
    if (start > end) throw new IllegalArgumentException("fromIndex(" + start + ") > toIndex(" + end + ")");
    return new PartOfList(this, start, end - start);
  }

  public boolean equals(Object other) {
    if (other == this) return true;
    if (!(other instanceof List)) return false;
    Iterator mine = iterator();
    Iterator others = ((List) other).iterator();
    while (mine.hasNext() && others.hasNext()) {
      if (!Objects.equals(mine.next(), others.next())) return false;
    }
    return !mine.hasNext() && !others.hasNext();
  }

  public int hashCode() {
    int hash = 1;
    for (Object element : this) hash = 31 * hash + Objects.hashCode(element);
    return hash;
  }
}

/** A place between two elements of a list, and which one was passed last. */
class ListCursor implements ListIterator {
  private final AbstractList list;
  private int at;
  private int passed;
  private int changes;

  ListCursor(AbstractList list, int at) {
    this.list = list;
    this.at = at;
    passed = -1;
    changes = list.modCount;
  }

  public boolean hasNext() {
    return at != list.size();
  }

  public boolean hasPrevious() {
    return at != 0;
  }

  public int nextIndex() {
    return at;
  }

  public int previousIndex() {
    return at - 1;
  }

  public Object next() {
    checkChanges();
    if (at >= list.size()) throw new NoSuchElementException();
    passed = at++;
    return list.get(passed);
  }

  public Object previous() {
    checkChanges();
    if (at <= 0) throw new NoSuchElementException();
    passed = --at;
    return list.get(passed);
  }

  public void remove() {
    if (passed < 0) throw new IllegalStateException();
    checkChanges();
    list.remove(passed);
    if (passed < at) at--;
    passed = -1;
    changes = list.modCount;
  }

  public void set(Object element) {
    if (passed < 0) throw new IllegalStateException();
    checkChanges();
    list.set(passed, element);
  }

  public void add(Object element) {
    checkChanges();
    list.add(at++, element);
    passed = -1;
    changes = list.modCount;
  }

  private void checkChanges() {
    if (list.modCount != changes) throw new ConcurrentModificationException();
  }
}

/** Some elements of a list in a row; changing it changes the list. */
class PartOfList extends AbstractList {
  private final AbstractList list;
  private final int start;
  private int size;

  PartOfList(AbstractList list, int start, int size) {
    this.list = list;
    this.start = start;
    this.size = size;
    modCount = list.modCount;
  }

  public int size() {
    if (modCount != list.modCount) throw new ConcurrentModificationException();
    return size;
  }

  public Object get(int index) {
    Objects.checkIndex(index, size());
    return list.get(start + index);
  }

  public Object set(int index, Object element) {
    Objects.checkIndex(index, size());
    return list.set(start + index, element);
  }

  public void add(int index, Object element) {
    checkPlace(index);
    list.add(start + index, element);
    size++;
    modCount = list.modCount;
  }

  public Object remove(int index) {
    Objects.checkIndex(index, size());
    Object removed = list.remove(start + index);
    size--;
    modCount = list.modCount;
    return removed;
  }
}
