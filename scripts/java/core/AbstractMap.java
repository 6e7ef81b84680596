package java.util;

/** What a map can do by its set of entries. */
public abstract class AbstractMap implements Map {
  protected AbstractMap() {}

  public abstract Set entrySet();

  public int size() {
    return entrySet().size();
  }

  public boolean isEmpty() {
    return size() == 0;
  }

  public boolean containsValue(Object value) {
    for (Object each : entrySet()) {
      if (Objects.equals(value, ((Map.Entry) each).getValue())) return true;
    }
    return false;
  }

  public void putAll(Map entries) {
    for (Object each : entries.entrySet()) {
      Map.Entry entry = (Map.Entry) each;
      put(entry.getKey(), entry.getValue());
    }
  }

  public Object put(Object key, Object value) {
    throw new UnsupportedOperationException();
  }

  public boolean equals(Object other) {
    if (other == this) return true;
    if (!(other instanceof Map)) return false;
    Map map = (Map) other;
    if (map.size() != size()) return false;
    for (Object each : entrySet()) {
      Map.Entry entry = (Map.Entry) each;
      Object value = map.get(entry.getKey());
      if (!Objects.equals(entry.getValue(), value) || (value == null && !map.containsKey(entry.getKey()))) return false;
    }
    return true;
  }

  public int hashCode() {
    int hash = 0;
    for (Object each : entrySet()) hash += each.hashCode();
    return hash;
  }

  public String toString() {
    StringBuilder text = new StringBuilder("{");
    boolean isFirst = true;
    for (Object each : entrySet()) {
      Map.Entry entry = (Map.Entry) each;
      if (!isFirst) text.append(", ");
      isFirst = false;
      if (entry.getKey() == this) text.append("(this Map)");
      else text.append(entry.getKey());
      text.append('=');
      if (entry.getValue() == this) text.append("(this Map)");
      else text.append(entry.getValue());
    }
    return text.append('}').toString();
  }

  /** A key and a value that belong to no map. */
  public static class SimpleEntry implements Map.Entry, java.io.Serializable {
    private final Object key;
    private Object value;

    public SimpleEntry(Object key, Object value) {
      this.key = key;
      this.value = value;
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
}

final class CoreEntries {
  static boolean equal(Map.Entry one, Object other) {
    if (!(other instanceof Map.Entry)) return false;
    Map.Entry entry = (Map.Entry) other;
    return Objects.equals(one.getKey(), entry.getKey()) && Objects.equals(one.getValue(), entry.getValue());
  }
}
