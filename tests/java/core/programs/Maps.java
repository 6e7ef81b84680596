import java.util.ArrayList;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** HashMap with the order of Java, LinkedHashMap, sets. */
public class Maps {
  public static void main(String[] args) {
    common(new HashMap());
    common(new LinkedHashMap());
    growth();
    collisions();
    sets();
    access();
    mistakes();
  }

  static void common(Map map) {
    System.out.println(map + " " + map.size() + " " + map.get("x") + " " + map.isEmpty());
    String[] words = {"the", "quick", "brown", "fox", "jumps", "over", "lazy", "dog", "pack", "my", "box", "with", "five", "dozen", "liquor", "jugs"};
    for (int i = 0; i < words.length; i++) map.put(words[i], Integer.valueOf(i));
    map.put(null, "null key");
    map.put("nothing", null);
    System.out.println(map + " " + map.size());
    System.out.println(map.put("fox", "replaced") + " " + map.get("fox") + " " + map.get(null) + " " + map.containsKey("nothing") + " " + map.containsKey("missing") + " " + map.containsValue("replaced") + " " + map.containsValue("x"));
    System.out.println(map.getOrDefault("missing", "other") + " " + map.getOrDefault("nothing", "other") + " " + map.putIfAbsent("nothing", "filled") + " " + map.putIfAbsent("dog", "kept") + " " + map.get("nothing") + " " + map.get("dog"));
    System.out.println(map.remove("quick") + " " + map.remove("missing") + " " + map.remove(null) + " " + map.size());
    System.out.println(map.keySet() + " " + map.values());
    for (Object each : map.entrySet()) {
      Map.Entry entry = (Map.Entry) each;
      if (entry.getKey().equals("lazy")) entry.setValue("energetic");
    }
    Iterator keys = map.keySet().iterator();
    while (keys.hasNext()) {
      if (((String) keys.next()).length() == 3) keys.remove();
    }
    System.out.println(map + " " + map.hashCode());
    System.out.println(map.keySet().remove("over") + " " + map.values().remove("energetic") + " " + map.keySet().contains("box") + " " + map);
    Map copy = new HashMap(map);
    System.out.println(copy.equals(map) + " " + copy + " " + map.entrySet().equals(copy.entrySet()) + " " + map.keySet().containsAll(copy.keySet()));
    copy.putAll(map);
    map.clear();
    System.out.println(map + " " + copy.size() + " " + copy.equals(map));
  }

  static void growth() {
    Map map = new HashMap();
    StringBuilder order = new StringBuilder();
    for (int i = 0; i < 200; i++) {
      map.put(Integer.valueOf(i * i * 31 - i * 1000), Integer.valueOf(i));
      if (i % 40 == 11) order.append(map.keySet()).append('\n');
    }
    System.out.print(order);
    System.out.println(map.values());
    Map doubles = new HashMap(4, 0.5f);
    for (int i = 0; i < 20; i++) doubles.put(Double.valueOf(i / 3.0), Long.valueOf(1L << i * 3));
    System.out.println(doubles);
    Map mixed = new HashMap(100);
    mixed.put(Character.valueOf('z'), "char");
    mixed.put(Boolean.TRUE, "true");
    mixed.put(Long.valueOf(-1), "long");
    mixed.put("text", "text");
    mixed.put(Float.valueOf(0.5f), "float");
    mixed.put(new ArrayList(), "list");
    System.out.println(mixed);
  }

  static void collisions() {
    Map map = new HashMap();
    for (int i = 0; i < 9; i++) map.put(new Key(i, 16 * i), Integer.valueOf(i));
    System.out.println(map);
    for (int i = 9; i < 12; i++) map.put(new Key(i, 16 * i), Integer.valueOf(i));
    System.out.println(map + " " + map.get(new Key(5, 80)));
    Map same = new HashMap();
    for (int i = 0; i < 7; i++) same.put(new Key(i, 5), Integer.valueOf(i));
    same.remove(new Key(3, 5));
    System.out.println(same + " " + same.get(new Key(6, 5)) + " " + same.get(new Key(3, 5)));
  }

  static void sets() {
    Set set = new HashSet();
    System.out.println(set.add("a") + " " + set.add("a") + " " + set.add(null) + " " + set.size() + " " + set);
    for (int i = 0; i < 30; i++) set.add("item" + i);
    System.out.println(set);
    System.out.println(set.contains("item7") + " " + set.remove("item7") + " " + set.contains("item7") + " " + set.hashCode());
    Set ordered = new LinkedHashSet();
    for (int i = 20; i > 0; i -= 3) ordered.add(Integer.valueOf(i));
    ordered.add(Integer.valueOf(20));
    System.out.println(ordered + " " + new HashSet(ordered) + " " + ordered.equals(new HashSet(ordered)));
    Collection evens = new ArrayList();
    for (int i = 0; i < 20; i += 2) evens.add(Integer.valueOf(i));
    ordered.removeAll(evens);
    System.out.println(ordered + " " + ordered.retainAll(evens) + ordered);
  }

  static void access() {
    Map cache = new Cache();
    for (int i = 0; i < 6; i++) {
      cache.put("k" + i, Integer.valueOf(i));
      cache.get("k0");
    }
    System.out.println(cache);
  }

  static void mistakes() {
    Map map = new HashMap();
    map.put("a", "b");
    map.put("c", "d");
    try {
      for (Object key : map.keySet()) map.put(key + "x", "y");
    } catch (ConcurrentModificationException e) {
      System.out.println("changed");
    }
    try {
      new HashMap(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      map.values().add("x");
    } catch (UnsupportedOperationException e) {
      System.out.println("fixed");
    }
    map.remove("a");
    System.out.println(map.size());
  }
}

class Key {
  final int number;
  final int hash;

  Key(int number, int hash) {
    this.number = number;
    this.hash = hash;
  }

  public int hashCode() {
    return hash;
  }

  public boolean equals(Object other) {
    return other instanceof Key && ((Key) other).number == number;
  }

  public String toString() {
    return "k" + number;
  }
}

class Cache extends LinkedHashMap {
  Cache() {
    super(16, 0.75f, true);
  }

  protected boolean removeEldestEntry(Map.Entry eldest) {
    return size() > 3;
  }
}
