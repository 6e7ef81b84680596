package java.util;

/** A list in an array, which grows by half. */
public class ArrayList extends AbstractList implements RandomAccess, Cloneable, java.io.Serializable {
  private Object[] elements;
  private int size;

  public ArrayList() {
    elements = new Object[10];
  }

  public ArrayList(int capacity) {
    if (capacity < 0) throw new IllegalArgumentException("Illegal Capacity: " + capacity);
    elements = new Object[capacity];
  }

  public ArrayList(Collection elements) {
    this.elements = elements.toArray();
    size = this.elements.length;
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public void ensureCapacity(int capacity) {
    if (capacity <= elements.length) return;
    Object[] grown = new Object[Math.max(capacity, elements.length + (elements.length >> 1))];
    CoreArrays.copyObjects(elements, 0, grown, 0, size);
    elements = grown;
  }

  public void trimToSize() {
    modCount++;
  }

  public Object get(int index) {
    Objects.checkIndex(index, size);
    return elements[index];
  }

  public Object set(int index, Object element) {
    Objects.checkIndex(index, size);
    Object old = elements[index];
    elements[index] = element;
    return old;
  }

  public boolean add(Object element) {
    modCount++;
    ensureCapacity(size + 1);
    elements[size++] = element;
    return true;
  }

  public void add(int index, Object element) {
    checkPlace(index);
    modCount++;
    ensureCapacity(size + 1);
    CoreArrays.copyObjects(elements, index, elements, index + 1, size - index);
    elements[index] = element;
    size++;
  }

  public Object remove(int index) {
    Objects.checkIndex(index, size);
    Object old = elements[index];
    modCount++;
    CoreArrays.copyObjects(elements, index + 1, elements, index, size - index - 1);
    elements[--size] = null;
    return old;
  }

  public boolean remove(Object element) {
    int index = indexOf(element);
    if (index < 0) return false;
    remove(index);
    return true;
  }

  public void clear() {
    modCount++;
    for (int i = 0; i < size; i++) elements[i] = null;
    size = 0;
  }

  public boolean addAll(Collection added) {
    return insertAll(size, added);
  }

  public boolean addAll(int index, Collection added) {
    checkPlace(index);
    return insertAll(index, added);
  }

  private boolean insertAll(int index, Collection added) {
    Object[] all = added.toArray();
    modCount++;
    ensureCapacity(size + all.length);
    CoreArrays.copyObjects(elements, index, elements, index + all.length, size - index);
    CoreArrays.copyObjects(all, 0, elements, index, all.length);
    size += all.length;
    return all.length > 0;
  }

  public Object[] toArray() {
    Object[] all = new Object[size];
    CoreArrays.copyObjects(elements, 0, all, 0, size);
    return all;
  }

  public void sort(Comparator order) {
    int changes = modCount;
    CoreSorting.sort(elements, 0, size, order);
    if (modCount != changes) throw new ConcurrentModificationException();
    modCount++;
  }
}
