/** Exceptions: what the machine throws and what programs throw, handlers, finally blocks, causes, nesting. */
public class Faults {
  static class Refused extends Exception {
    final int code;

    Refused(String message, int code) {
      super(message);
      this.code = code;
    }

    int twice() {
      return 2 * code;
    }
  }

  static class Broken extends RuntimeException {
    Broken(Throwable cause) {
      super("broken", cause);
    }
  }

  static int[] numbers = {1, 2, 3};
  static int trace;

  static int divide(int a, int b) {
    return a / b;
  }

  static long remainder(long a, long b) {
    return a % b;
  }

  static int pick(int[] from, int i) {
    try {
      return from[i];
    } finally {
      trace = trace * 10 + 1;
    }
  }

  static void refuse(int code) throws Refused {
    if (code > 2) throw new Refused("code " + code, code);
    System.out.println("not refused " + code);
  }

  static String attempt(int what) {
    String text = "start";
    try {
      text = text + what;
      switch (what) {
        case 0:
          return text + divide(1, 0);
        case 1:
          return text + pick(numbers, 3);
        case 2:
          return text + pick(null, 0);
        case 3:
          Object o = "text";
          return text + ((Integer) o).intValue();
        case 4:
          return text + new int[what - 5].length;
        case 5:
          refuse(1);
          refuse(5);
          return text;
        case 6:
          return text + remainder(5L, trace - trace);
        case 7:
          throw new Broken(new Refused("inside", 9));
        case 8:
          Object[] objects = new String[1];
          return text + objects.length;
        case 9:
          throw null;
        case 10:
          return text + "abc".charAt(5);
        case 11:
          return text + Integer.parseInt("12x");
        default:
          return text + " fine";
      }
    } catch (ArithmeticException | ClassCastException e) {
      return text + " a " + e.getMessage();
    } catch (ArrayIndexOutOfBoundsException e) {
      return text + " b " + e.getMessage();
    } catch (NullPointerException e) {
      return text + " c null";
    } catch (Refused e) {
      return text + " d " + e.getMessage() + " " + e.code + " " + e.twice();
    } catch (Broken e) {
      return text + " e " + e + " <- " + e.getCause();
    } catch (StringIndexOutOfBoundsException e) {
      return text + " g";
    } catch (RuntimeException e) {
      return text + " f " + e;
    } finally {
      trace++;
      System.out.println("finally " + what);
    }
  }

  static int nested(int depth) {
    try {
      try {
        if (depth == 0) throw new IllegalStateException("bottom");
        return nested(depth - 1) + 1;
      } finally {
        trace += depth;
        if (depth == 3) throw new IllegalArgumentException("replaced");
      }
    } catch (IllegalArgumentException e) {
      System.out.println("caught " + e.getMessage() + " at " + depth);
      return 100;
    }
  }

  public static void main(String[] args) {
    for (int i = 0; i < 13; i++) System.out.println(attempt(i));
    System.out.println(trace);
    System.out.println(nested(5));
    System.out.println(trace);
    for (int i = 0; i < 5; i++) {
      try {
        if (i == 1) continue;
        if (i == 3) break;
        System.out.println("loop " + i);
      } finally {
        System.out.println("end " + i);
      }
    }
    try {
      synchronized (numbers) {
        throw new UnsupportedOperationException();
      }
    } catch (UnsupportedOperationException e) {
      System.out.println(e + " " + e.getMessage());
    }
    try {
      throw new Error("an error");
    } catch (Throwable t) {
      System.out.println(t);
    }
  }
}
