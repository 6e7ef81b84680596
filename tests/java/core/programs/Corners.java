import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Corners of the language and of what programs print, and an exit status. */
public class Corners {
  static String s(Object o) { return String.valueOf(o); }
  public static void main(String[] args) throws Exception {
    System.out.println(args.length);
    char c = 'a'; c += 1; c++; System.out.println(c); System.out.println((int) c); System.out.println(c + 1); System.out.println((char) (c + 1));
    short sh = (short) 70000; System.out.println(sh); sh >>= 1; System.out.println(sh); sh >>>= 1; System.out.println(sh);
    byte b = (byte) -1; b >>>= 1; System.out.println(b); System.out.println(b >>> 1);
    long l = 1L << 63; System.out.println(l); System.out.println(l >>> 1); System.out.println(l - 1); System.out.println(-l);
    int i = 5; i = i++ + ++i; System.out.println(i); i += 3.7; System.out.println(i); i -= 'a'; System.out.println(i);
    System.out.println(1.0 / 0 + " " + -1.0 / 0 + " " + 0.0 / 0 + " " + 5 % 3.5 + " " + -5 % 3 + " " + 1e308 * 10);
    System.out.println((float) 1e40 + " " + (long) 1e19 + " " + (int) Float.NaN + " " + (char) 65.9 + " " + (byte) 300.7);
    System.out.println(true ^ true | false & true); System.out.println(!false == true);
    int[] a = {1, 2, 3}; int k = 0; a[k++] = a[k] + k; System.out.println(a[0] + " " + a[1] + " " + k); a[k] <<= 2; a[k]--; System.out.println(a[1]);
    try { a[k = 2] = Integer.parseInt("x"); } catch (NumberFormatException e) { System.out.println(k + e.getMessage()); }
    try { Object[] os = null; System.out.println(os[0]); } catch (NullPointerException e) { System.out.println("npe"); }
    try { throw null; } catch (NullPointerException e) { System.out.println("npe"); }
    try { ((Object) null).hashCode(); } catch (NullPointerException e) { System.out.println("npe"); }
    StringBuilder sb = null; System.out.println("null" + sb);
    System.out.println(new char[] {'h', 'i'}); System.out.print('x'); System.out.print(1L); System.out.print(1.5f); System.out.print((Object) "o"); System.out.print((String) null); System.out.println((Object) null); System.out.println();
    System.out.println("tab\tquote\"back\\slash\u0000nul".length()); System.out.print("nul\0byte\n");
    List list = new ArrayList(); list.add(list); System.out.println(list); Map m = new HashMap(); m.put("self", m); System.out.println(m);
    System.out.println(new int[0].length);
    System.out.println("a".compareTo("b") < 0 ? "less" : "more"); System.out.println(Integer.valueOf(5).equals(Long.valueOf(5)));
    System.out.println(Integer.toString(Integer.MIN_VALUE) + Integer.toString(Integer.MIN_VALUE, 2) + Long.toString(Long.MIN_VALUE, 36) + Long.parseLong("-zz", 36));
    Object o = new Object(); System.out.println(o.equals(o) + " " + o.hashCode() * 0 + " " + o.toString().startsWith("java.lang.Object@"));
    System.out.println(new int[1].getClass() == new int[2].getClass()); System.out.println(s("a").getClass() + " " + s(Integer.valueOf(1)).getClass().getSimpleName());
    Thread t = new Thread(); t.start(); t.join(); System.out.println(t.isAlive() + " " + t.getName().startsWith("Thread-"));
    synchronized (o) { synchronized (o) { o.notifyAll(); } }
    
    
    System.exit(3);
  }
}
