package java.util;

/** A HashMap that is gone through in the order in which keys came, or in which they were last asked for. */
public class LinkedHashMap extends HashMap {
  private HashMapNode first;
  private HashMapNode last;
  private final boolean isByAccess;

  public LinkedHashMap() {
    isByAccess = false;
  }

  public LinkedHashMap(int capacity) {
    super(capacity);
    isByAccess = false;
  }

  public LinkedHashMap(int capacity, float loadFactor) {
    super(capacity, loadFactor);
    isByAccess = false;
  }

  public LinkedHashMap(int capacity, float loadFactor, boolean isByAccess) {
    super(capacity, loadFactor);
    this.isByAccess = isByAccess;
  }

  public LinkedHashMap(Map entries) {
    isByAccess = false;
    putAll(entries);
  }

  /** Programs say by this that a map does not grow beyond a size. */
  protected boolean removeEldestEntry(Map.Entry eldest) {
    return false;
  }

  HashMapNode newNode(int hash, Object key, Object value) {
    HashMapNode node = new HashMapNode(hash, key, value);
    linkLast(node);
    return node;
  }

  private void linkLast(HashMapNode node) {
    node.before = last;
    node.after = null;
    if (last == null) first = node;
    else last.after = node;
    last = node;
  }

  void afterRemoval(HashMapNode node) {
    if (node.before == null) first = node.after;
    else node.before.after = node.after;
    if (node.after == null) last = node.before;
    else node.after.before = node.before;
  }

  void afterAccess(HashMapNode node) {
    if (!isByAccess || last == node) return;
    afterRemoval(node);
    linkLast(node);
    modCount++;
  }

  void afterInsertion() {
    if (first != null && removeEldestEntry(first)) removeNode(first.key);
  }

  public void clear() {
    super.clear();
    first = null;
    last = null;
  }

  HashMapNode firstNode() {
    return first;
  }

  HashMapNode nodeAfter(HashMapNode node) {
    return node.after;
  }
}
