package java.util;

/**
 * A table of lists by the hash of the key. The order in which it is gone through follows from how hashes are spread, how the
 * table grows, and that a new entry comes last in its list: all that is as in Java, whose programs print it. Java turns lists
 * of more than seven into trees; here they stay lists.
 */
public class HashMap extends AbstractMap implements Cloneable, java.io.Serializable {
  HashMapNode[] table;
  private int size;
  int modCount;
  /** The size at which the table grows; before there is a table, its length. */
  private int threshold;
  private final float loadFactor;

  public HashMap() {
    loadFactor = 0.75f;
  }

  public HashMap(int capacity) {
    this(capacity, 0.75f);
  }

  public HashMap(int capacity, float loadFactor) {
    if (capacity < 0) throw new IllegalArgumentException("Illegal initial capacity: " + capacity);
    if (!(loadFactor > 0)) throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
    this.loadFactor = loadFactor;
    threshold = lengthFor(capacity);
  }

  public HashMap(Map entries) {
    loadFactor = 0.75f;
    putAll(entries);
  }

  /** The least power of two that is not less. */
  private static int lengthFor(int capacity) {
    int length = 1;
    while (length < capacity && length < 1 << 30) length <<= 1;
    return length;
  }

  static int spread(Object key) {
    if (key == null) return 0;
    int hash = key.hashCode();
    return hash ^ hash >>> 16;
  }

  private void resize() {
    HashMapNode[] old = table;
    int length = old != null ? old.length << 1 : threshold > 0 ? threshold : 16;
    table = new HashMapNode[length];
    threshold = (int) (length * loadFactor);
    if (old == null) return;
    for (int i = 0; i < old.length; i++) split(old[i], i, old.length);
  }

  /** The nodes of a list stay or move up by the old length, in their order. */
  private void split(HashMapNode list, int index, int length) {
    HashMapNode lowEnd = null;
    HashMapNode highEnd = null;
    HashMapNode next;
    for (HashMapNode at = list; at != null; at = next) {
      next = at.next;
      at.next = null;
      if ((at.hash & length) == 0) {
        if (lowEnd == null) table[index] = at;
        else lowEnd.next = at;
        lowEnd = at;
      } else {
        if (highEnd == null) table[index + length] = at;
        else highEnd.next = at;
        highEnd = at;
      }
    }
  }

  HashMapNode find(Object key) {
    if (table == null) return null;
    int hash = spread(key);
    HashMapNode at = table[hash & table.length - 1];
    while (at != null && !at.has(hash, key)) at = at.next;
    return at;
  }

  // Map

  public int size() {
    return size;
  }

  public Object get(Object key) {
    HashMapNode node = find(key);
    if (node == null) return null;
    afterAccess(node);
    return node.value;
  }

  public Object getOrDefault(Object key, Object other) {
    HashMapNode node = find(key);
    if (node == null) return other;
    afterAccess(node);
    return node.value;
  }

  public boolean containsKey(Object key) {
    return find(key) != null;
  }

  public Object put(Object key, Object value) {
    return enter(key, value, false);
  }

  public Object putIfAbsent(Object key, Object value) {
    return enter(key, value, true);
  }

  private Object enter(Object key, Object value, boolean isKept) {
    int hash = spread(key);
    if (table == null) resize();
    int index = hash & table.length - 1;
    HashMapNode end = null;
    int before = 0;
    for (HashMapNode at = table[index]; at != null; at = at.next) {
      if (at.has(hash, key)) {
        Object old = at.value;
        if (!isKept || old == null) at.value = value;
        afterAccess(at);
        return old;
      }
      end = at;
      before++;
    }
    HashMapNode made = newNode(hash, key, value);
    if (end == null) table[index] = made;
    else end.next = made;
    // Where Java would make a tree of a small table's list, it makes the table larger instead.
    if (before >= 8 && table.length < 64) resize();
    modCount++;
    if (++size > threshold) resize();
    afterInsertion();
    return null;
  }

  public Object remove(Object key) {
    HashMapNode node = removeNode(key);
    return node == null ? null : node.value;
  }

  HashMapNode removeNode(Object key) {
    if (table == null) return null;
    int hash = spread(key);
    int index = hash & table.length - 1;
    HashMapNode previous = null;
    HashMapNode at = table[index];
    while (at != null && !at.has(hash, key)) {
      previous = at;
      at = at.next;
    }
    if (at == null) return null;
    if (previous == null) table[index] = at.next;
    else previous.next = at.next;
    modCount++;
    size--;
    afterRemoval(at);
    return at;
  }

  /** Grows at once for as many as there may be. */
  public void putAll(Map entries) {
    int count = entries.size();
    if (count == 0) return;
    if (table == null) {
      int length = (int) (count / loadFactor + 1.0f);
      if (length > threshold) threshold = lengthFor(length);
    } else {
      while (count > threshold && table.length < 1 << 30) resize();
    }
    super.putAll(entries);
  }

  public void clear() {
    modCount++;
    size = 0;
    if (table == null) return;
    for (int i = 0; i < table.length; i++) table[i] = null;
  }

  public boolean containsValue(Object value) {
    for (Object own : values()) {
      if (Objects.equals(value, own)) return true;
    }
    return false;
  }

  public Set keySet() {
    return new HashMapKeys(this);
  }

  public Collection values() {
    return new HashMapValues(this);
  }

  public Set entrySet() {
    return new HashMapEntries(this);
  }

  // What a map that keeps an order of its own does besides

  HashMapNode newNode(int hash, Object key, Object value) {
    return new HashMapNode(hash, key, value);
  }

  void afterAccess(HashMapNode node) {}

  void afterInsertion() {}

  void afterRemoval(HashMapNode node) {}

  /** The first node in the order of the map. */
  HashMapNode firstNode() {
    return table == null ? null : nodeFrom(0);
  }

  HashMapNode nodeAfter(HashMapNode node) {
    return node.next != null ? node.next : nodeFrom((node.hash & table.length - 1) + 1);
  }

  private HashMapNode nodeFrom(int index) {
    for (int i = index; i < table.length; i++) {
      if (table[i] != null) return table[i];
    }
    return null;
  }
}

class HashMapNode implements Map.Entry {
  final int hash;
  final Object key;
  Object value;
  HashMapNode next;
  /** Of a LinkedHashMap. */
  HashMapNode before;
  HashMapNode after;

  HashMapNode(int hash, Object key, Object value) {
    this.hash = hash;
    this.key = key;
    this.value = value;
  }

  boolean has(int hash, Object key) {
    return this.hash == hash && (this.key == key || (key != null && key.equals(this.key)));
  }

  public Object getKey() {
    return key;
  }

  public Object getValue() {
    return value;
  }

  public Object setValue(Object value) {
    Object old = this.value;
    this.value = value;
    return old;
  }

  public boolean equals(Object other) {
    return CoreEntries.equal(this, other);
  }

  public int hashCode() {
    return Objects.hashCode(key) ^ Objects.hashCode(value);
  }

  public String toString() {
    return key + "=" + value;
  }
}

/** Goes through the nodes; what it gives of each, a class below says. */
class HashMapIterator implements Iterator {
  private final HashMap map;
  private HashMapNode at;
  private HashMapNode passed;
  private int changes;

  HashMapIterator(HashMap map) {
    this.map = map;
    at = map.firstNode();
    changes = map.modCount;
  }

  public boolean hasNext() {
    return at != null;
  }

  public Object next() {
    if (map.modCount != changes) throw new ConcurrentModificationException();
    if (at == null) throw new NoSuchElementException();
    passed = at;
    at = map.nodeAfter(passed);
    return of(passed);
  }

  Object of(HashMapNode node) {
    return node;
  }

  public void remove() {
    if (passed == null) throw new IllegalStateException();
    if (map.modCount != changes) throw new ConcurrentModificationException();
    map.removeNode(passed.key);
    passed = null;
    changes = map.modCount;
  }
}

class HashMapKeyIterator extends HashMapIterator {
  HashMapKeyIterator(HashMap map) {
    super(map);
  }

  Object of(HashMapNode node) {
    return node.key;
  }
}

class HashMapValueIterator extends HashMapIterator {
  HashMapValueIterator(HashMap map) {
    super(map);
  }

  Object of(HashMapNode node) {
    return node.value;
  }
}

class HashMapKeys extends AbstractSet {
  private final HashMap map;

  HashMapKeys(HashMap map) {
    this.map = map;
  }

  public int size() {
    return map.size();
  }

  public boolean contains(Object key) {
    return map.containsKey(key);
  }

  public boolean remove(Object key) {
    return map.removeNode(key) != null;
  }

  public void clear() {
    map.clear();
  }

  public Iterator iterator() {
    return new HashMapKeyIterator(map);
  }
}

class HashMapValues extends AbstractCollection {
  private final HashMap map;

  HashMapValues(HashMap map) {
    this.map = map;
  }

  public int size() {
    return map.size();
  }

  public void clear() {
    map.clear();
  }

  public Iterator iterator() {
    return new HashMapValueIterator(map);
  }
}

class HashMapEntries extends AbstractSet {
  private final HashMap map;

  HashMapEntries(HashMap map) {
    this.map = map;
  }

  public int size() {
    return map.size();
  }

  public boolean contains(Object other) {
    return other instanceof Map.Entry && CoreEntries.equal((Map.Entry) other, map.find(((Map.Entry) other).getKey()));
  }

  public boolean remove(Object other) {
    return contains(other) && map.removeNode(((Map.Entry) other).getKey()) != null;
  }

  public void clear() {
    map.clear();
  }

  public Iterator iterator() {
    return new HashMapIterator(map);
  }
}
