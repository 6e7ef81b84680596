package java.util;

/** A list of nodes in both directions. */
public class LinkedList extends AbstractList implements Deque, Cloneable, java.io.Serializable {
  private int size;
  private LinkedListNode first;
  private LinkedListNode last;

  public LinkedList() {}

  public LinkedList(Collection elements) {
    addAll(elements);
  }

  public int size() {
    return size;
  }

  /** The node at an index, from the nearer end. */
  private LinkedListNode node(int index) {
    LinkedListNode at;
    if (index < size >> 1) {
      at = first;
      for (int i = 0; i < index; i++) at = at.next;
    } else {
      at = last;
      for (int i = size - 1; i > index; i--) at = at.previous;
    }
    return at;
  }

  private LinkedListNode checkedNode(int index) {
    if (index < 0 || index >= size) throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
    return node(index);
  }

  private void insertBefore(LinkedListNode next, Object element) {
    LinkedListNode previous = next == null ? last : next.previous;
    LinkedListNode made = new LinkedListNode(previous, element, next);
    if (previous == null) first = made;
    else previous.next = made;
    if (next == null) last = made;
    else next.previous = made;
    size++;
    modCount++;
  }

  Object unlink(LinkedListNode node) {
    if (node.previous == null) first = node.next;
    else node.previous.next = node.next;
    if (node.next == null) last = node.previous;
    else node.next.previous = node.previous;
    size--;
    modCount++;
    return node.element;
  }

  // List

  public Object get(int index) {
    return checkedNode(index).element;
  }

  public Object set(int index, Object element) {
    LinkedListNode node = checkedNode(index);
    Object old = node.element;
    node.element = element;
    return old;
  }

  public boolean add(Object element) {
    insertBefore(null, element);
    return true;
  }

  public void add(int index, Object element) {
    checkPlace(index);
    insertBefore(index == size ? null : node(index), element);
  }

  public Object remove(int index) {
    return unlink(checkedNode(index));
  }

  public boolean remove(Object element) {
    for (LinkedListNode at = first; at != null; at = at.next) {
      if (!Objects.equals(element, at.element)) continue;
      unlink(at);
      return true;
    }
    return false;
  }

  public int indexOf(Object element) {
    int index = 0;
    for (LinkedListNode at = first; at != null; at = at.next) {
      if (Objects.equals(element, at.element)) return index;
      index++;
    }
    return -1;
  }

  public void clear() {
    first = null;
    last = null;
    size = 0;
    modCount++;
  }

  public Iterator iterator() {
    return new LinkedListIterator(this, first, true);
  }

  public Iterator descendingIterator() {
    return new LinkedListIterator(this, last, false);
  }

  int changes() {
    return modCount;
  }

  // Deque

  public void addFirst(Object element) {
    insertBefore(first, element);
  }

  public void addLast(Object element) {
    insertBefore(null, element);
  }

  public boolean offer(Object element) {
    return add(element);
  }

  public boolean offerFirst(Object element) {
    addFirst(element);
    return true;
  }

  public boolean offerLast(Object element) {
    return add(element);
  }

  public void push(Object element) {
    addFirst(element);
  }

  public Object getFirst() {
    if (first == null) throw new NoSuchElementException();
    return first.element;
  }

  public Object getLast() {
    if (last == null) throw new NoSuchElementException();
    return last.element;
  }

  public Object element() {
    return getFirst();
  }

  public Object peek() {
    return peekFirst();
  }

  public Object peekFirst() {
    return first == null ? null : first.element;
  }

  public Object peekLast() {
    return last == null ? null : last.element;
  }

  public Object removeFirst() {
    if (first == null) throw new NoSuchElementException();
    return unlink(first);
  }

  public Object removeLast() {
    if (last == null) throw new NoSuchElementException();
    return unlink(last);
  }

  public Object remove() {
    return removeFirst();
  }

  public Object pop() {
    return removeFirst();
  }

  public Object poll() {
    return pollFirst();
  }

  public Object pollFirst() {
    return first == null ? null : unlink(first);
  }

  public Object pollLast() {
    return last == null ? null : unlink(last);
  }
}

class LinkedListNode {
  LinkedListNode previous;
  Object element;
  LinkedListNode next;

  LinkedListNode(LinkedListNode previous, Object element, LinkedListNode next) {
    this.previous = previous;
    this.element = element;
    this.next = next;
  }
}

class LinkedListIterator implements Iterator {
  private final LinkedList list;
  private final boolean isForward;
  private LinkedListNode at;
  private LinkedListNode passed;
  private int changes;

  LinkedListIterator(LinkedList list, LinkedListNode at, boolean isForward) {
    this.list = list;
    this.at = at;
    this.isForward = isForward;
    changes = list.changes();
  }

  public boolean hasNext() {
    return at != null;
  }

  public Object next() {
    if (list.changes() != changes) throw new ConcurrentModificationException();
    if (at == null) throw new NoSuchElementException();
    passed = at;
    at = isForward ? at.next : at.previous;
    return passed.element;
  }

  public void remove() {
    if (list.changes() != changes) throw new ConcurrentModificationException();
    if (passed == null) throw new IllegalStateException();
    list.unlink(passed);
    passed = null;
    changes = list.changes();
  }
}
