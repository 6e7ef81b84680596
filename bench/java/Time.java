import java.lang.reflect.Method;

/** Prints what `kernel` of a class gives, and the microseconds of its fastest call in so many milliseconds. */
public final class Time {
  public static void main(String[] words) throws Exception {
    final Method kernel = Class.forName(words[0]).getMethod("kernel");
    final long end = System.nanoTime() + Long.parseLong(words[1]) * 1000000;
    long least = Long.MAX_VALUE;
    Object result = null;
    for (int i = 0; i < 3 || System.nanoTime() < end; i++) {
      final long from = System.nanoTime();
      result = kernel.invoke(null);
      least = Math.min(least, System.nanoTime() - from);
    }
    System.out.println(result + " " + least / 1000);
  }
}
