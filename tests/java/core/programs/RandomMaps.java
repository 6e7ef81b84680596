import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Long random sequences of operations on maps, sets and lists, with the order in which they are gone through. */
public class RandomMaps {
  static long state = 7;

  static int random(int bound) {
    state = state * 6364136223846793005L + 1442695040888963407L;
    return (int) ((state >>> 33) % bound);
  }

  static Object key() {
    int kind = random(6);
    if (kind == 0) return Integer.valueOf(random(100));
    if (kind == 1) return "key" + random(100);
    if (kind == 2) return Long.valueOf(random(50) * 1000003L);
    if (kind == 3) return Double.valueOf(random(50) / 4.0);
    if (kind == 4) return Character.valueOf((char) ('a' + random(26)));
    return Integer.valueOf(random(1000000) * 977);
  }

  public static void main(String[] args) {
    maps(new HashMap(), 3000);
    maps(new LinkedHashMap(), 1500);
    maps(new HashMap(3), 800);
    sets();
    lists();
  }

  static void maps(Map map, int count) {
    long hash = 0;
    for (int i = 0; i < count; i++) {
      int kind = random(10);
      if (kind < 6) map.put(key(), Integer.valueOf(i));
      else if (kind < 8) map.remove(key());
      else if (kind == 8) hash = hash * 31 + (map.containsKey(key()) ? 1 : 2);
      else if (random(12) == 0) {
        Iterator each = map.values().iterator();
        while (each.hasNext()) {
          if (((Integer) each.next()).intValue() % 3 == 0) each.remove();
        }
      }
      if (i % 100 == 99) {
        for (Object entry : map.entrySet()) hash = hash * 31 + entry.hashCode();
        System.out.println(map.size() + " " + Long.toHexString(hash));
      }
    }
    System.out.println(map);
    Map copy = new HashMap(map);
    Map other = new HashMap();
    other.put("first", "one");
    other.putAll(copy);
    System.out.println(copy.equals(map) + " " + other.keySet());
  }

  static void sets() {
    Set set = new HashSet();
    for (int i = 0; i < 400; i++) {
      if (random(3) == 0) set.remove(key());
      else set.add(key());
    }
    System.out.println(set + " " + set.hashCode());
    List list = new ArrayList(set);
    System.out.println(new HashSet(list).equals(set) + " " + new HashSet(list));
  }

  static void lists() {
    List list = new ArrayList();
    long hash = 0;
    for (int i = 0; i < 3000; i++) {
      int kind = random(8);
      int at = list.isEmpty() ? 0 : random(list.size());
      if (kind < 3) list.add(key());
      else if (kind == 3) list.add(at, key());
      else if (kind == 4 && !list.isEmpty()) list.remove(at);
      else if (kind == 5) list.remove(key());
      else if (kind == 6 && !list.isEmpty()) list.set(at, key());
      else hash = hash * 31 + list.indexOf(key());
      if (list.size() > 60) list.subList(10, 40).clear();
      if (i % 500 == 499) System.out.println(Long.toHexString(hash * 31 + list.hashCode()) + " " + list.size());
    }
    System.out.println(list);
  }
}
