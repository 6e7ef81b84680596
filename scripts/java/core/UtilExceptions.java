package java.util;

/** The exceptions of collections. */
public class NoSuchElementException extends RuntimeException {
  public NoSuchElementException() {}

  public NoSuchElementException(String message) {
    super(message);
  }

  public NoSuchElementException(String message, Throwable cause) {
    super(message, cause);
  }

  public NoSuchElementException(Throwable cause) {
    super(cause);
  }
}

public class ConcurrentModificationException extends RuntimeException {
  public ConcurrentModificationException() {}

  public ConcurrentModificationException(String message) {
    super(message);
  }

  public ConcurrentModificationException(String message, Throwable cause) {
    super(message, cause);
  }

  public ConcurrentModificationException(Throwable cause) {
    super(cause);
  }
}

public class EmptyStackException extends RuntimeException {
  public EmptyStackException() {}
}

public class InputMismatchException extends NoSuchElementException {
  public InputMismatchException() {}

  public InputMismatchException(String message) {
    super(message);
  }
}
