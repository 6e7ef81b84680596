import java.util.ArrayList;
import java.util.NoSuchElementException;

/** Exceptions: what the machine raises, what programs throw, and what is said about them. */
public class Failures {
  static int zero() {
    return 0;
  }

  static void raise(int kind) throws RuntimeException, Loud {
    Object text = "text";
    int[] numbers = new int[3];
    if (kind == 0) System.out.println(1 / zero());
    if (kind == 1) System.out.println(1L % zero());
    if (kind == 2) numbers[3] = 1;
    if (kind == 3) System.out.println(numbers[-1]);
    if (kind == 4) System.out.println((Integer) text);
    if (kind == 5) numbers = new int[zero() - 1];
    if (kind == 6) throw new IllegalStateException("state", new RuntimeException("cause"));
    if (kind == 7) throw new Own(42);
    if (kind == 8) new ArrayList().get(0);
    if (kind == 9) new ArrayList().iterator().next();
    if (kind == 10) throw new UnsupportedOperationException();
    if (kind == 11) throw new Error("an error");
    if (kind == 12) throw new AssertionError("assert");
    if (kind == 13) throw new RuntimeException(new IllegalArgumentException("inner"));
    if (kind == 14) new ArrayList().add(5, "x");
    if (kind == 15) System.out.println((Own) (Object) new Failures());
    if (kind == 16) new ArrayList(-1);
    if (kind == 17) throw new ArrayIndexOutOfBoundsException(7);
    if (kind == 18) throw new StringIndexOutOfBoundsException(8);
    if (kind == 19) throw new IndexOutOfBoundsException(9);
    if (kind == 20) throw new Loud();
  }

  static String caught(int kind) {
    try {
      raise(kind);
      return "nothing";
    } catch (Own own) {
      return "own " + own.code + " " + own.getMessage();
    } catch (ArithmeticException | ClassCastException e) {
      return "one of two: " + e.getMessage();
    } catch (IndexOutOfBoundsException e) {
      return "index: " + e;
    } catch (RuntimeException e) {
      return "runtime: " + e + " / " + e.getCause();
    } catch (Throwable e) {
      return "other: " + e;
    }
  }

  static int depth(int n) {
    try {
      if (n == 0) throw new IllegalArgumentException("bottom");
      return depth(n - 1) + 1;
    } catch (IllegalStateException e) {
      return -1;
    }
  }

  public static void main(String[] args) {
    for (int kind = 0; kind <= 20; kind++) System.out.println(kind + " " + caught(kind));
    try {
      depth(5);
    } catch (IllegalArgumentException e) {
      System.out.println("from below: " + e.getMessage());
    }
    Throwable outer = new Exception("outer");
    outer.initCause(new Error("inner"));
    outer.addSuppressed(new RuntimeException("hidden"));
    System.out.println(outer.getCause() + " " + outer.getSuppressed().length + " " + outer.getSuppressed()[0] + " " + outer.getLocalizedMessage());
    try {
      outer.initCause(null);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(new Exception() + " " + new Exception((String) null).getMessage() + " " + new NoSuchElementException("none") + " " + new AssertionError(5) + " " + new AssertionError((Object) outer).getCause());
    rethrown();
    outer.printStackTrace();
    throw new IllegalStateException("the end", outer);
  }

  static void rethrown() {
    try {
      try {
        raise(7);
      } catch (Own own) {
        System.out.println("seen");
        throw new RuntimeException("again", own);
      }
    } catch (Loud loud) {
      System.out.println("no");
    } catch (RuntimeException e) {
      System.out.println(e.getMessage() + " because of " + e.getCause().getMessage());
    }
  }
}

class Own extends RuntimeException {
  final int code;

  Own(int code) {
    super("code " + code);
    this.code = code;
  }
}

class Loud extends Exception {
  static int made;

  Loud() {
    made++;
  }

  public String getMessage() {
    return "LOUD " + made;
  }

  public String toString() {
    return "<" + getMessage() + ">";
  }
}
