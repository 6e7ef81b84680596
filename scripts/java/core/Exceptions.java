package java.lang;

/** The exceptions: each hands its message and its cause to Throwable. */
public class Exception extends Throwable {
  public Exception() {}

  public Exception(String message) {
    super(message);
  }

  public Exception(String message, Throwable cause) {
    super(message, cause);
  }

  public Exception(Throwable cause) {
    super(cause);
  }
}

public class RuntimeException extends Exception {
  public RuntimeException() {}

  public RuntimeException(String message) {
    super(message);
  }

  public RuntimeException(String message, Throwable cause) {
    super(message, cause);
  }

  public RuntimeException(Throwable cause) {
    super(cause);
  }
}

public class ArithmeticException extends RuntimeException {
  public ArithmeticException() {}

  public ArithmeticException(String message) {
    super(message);
  }
}

public class ArrayStoreException extends RuntimeException {
  public ArrayStoreException() {}

  public ArrayStoreException(String message) {
    super(message);
  }
}

public class ClassCastException extends RuntimeException {
  public ClassCastException() {}

  public ClassCastException(String message) {
    super(message);
  }
}

public class NegativeArraySizeException extends RuntimeException {
  public NegativeArraySizeException() {}

  public NegativeArraySizeException(String message) {
    super(message);
  }
}

public class NullPointerException extends RuntimeException {
  public NullPointerException() {}

  public NullPointerException(String message) {
    super(message);
  }
}

public class IllegalArgumentException extends RuntimeException {
  public IllegalArgumentException() {}

  public IllegalArgumentException(String message) {
    super(message);
  }

  public IllegalArgumentException(String message, Throwable cause) {
    super(message, cause);
  }

  public IllegalArgumentException(Throwable cause) {
    super(cause);
  }
}

public class NumberFormatException extends IllegalArgumentException {
  public NumberFormatException() {}

  public NumberFormatException(String message) {
    super(message);
  }
}

public class IllegalStateException extends RuntimeException {
  public IllegalStateException() {}

  public IllegalStateException(String message) {
    super(message);
  }

  public IllegalStateException(String message, Throwable cause) {
    super(message, cause);
  }

  public IllegalStateException(Throwable cause) {
    super(cause);
  }
}

public class IllegalMonitorStateException extends RuntimeException {
  public IllegalMonitorStateException() {}

  public IllegalMonitorStateException(String message) {
    super(message);
  }
}

public class IndexOutOfBoundsException extends RuntimeException {
  public IndexOutOfBoundsException() {}

  public IndexOutOfBoundsException(String message) {
    super(message);
  }

  public IndexOutOfBoundsException(int index) {
    super("Index out of range: " + index);
  }
}

public class ArrayIndexOutOfBoundsException extends IndexOutOfBoundsException {
  public ArrayIndexOutOfBoundsException() {}

  public ArrayIndexOutOfBoundsException(String message) {
    super(message);
  }

  public ArrayIndexOutOfBoundsException(int index) {
    super("Array index out of range: " + index);
  }
}

public class StringIndexOutOfBoundsException extends IndexOutOfBoundsException {
  public StringIndexOutOfBoundsException() {}

  public StringIndexOutOfBoundsException(String message) {
    super(message);
  }

  public StringIndexOutOfBoundsException(int index) {
    super("String index out of range: " + index);
  }
}

public class SecurityException extends RuntimeException {
  public SecurityException() {}

  public SecurityException(String message) {
    super(message);
  }

  public SecurityException(String message, Throwable cause) {
    super(message, cause);
  }

  public SecurityException(Throwable cause) {
    super(cause);
  }
}

public class UnsupportedOperationException extends RuntimeException {
  public UnsupportedOperationException() {}

  public UnsupportedOperationException(String message) {
    super(message);
  }

  public UnsupportedOperationException(String message, Throwable cause) {
    super(message, cause);
  }

  public UnsupportedOperationException(Throwable cause) {
    super(cause);
  }
}

public class CloneNotSupportedException extends Exception {
  public CloneNotSupportedException() {}

  public CloneNotSupportedException(String message) {
    super(message);
  }
}

public class InterruptedException extends Exception {
  public InterruptedException() {}

  public InterruptedException(String message) {
    super(message);
  }
}

public class ReflectiveOperationException extends Exception {
  public ReflectiveOperationException() {}

  public ReflectiveOperationException(String message) {
    super(message);
  }

  public ReflectiveOperationException(String message, Throwable cause) {
    super(message, cause);
  }

  public ReflectiveOperationException(Throwable cause) {
    super(cause);
  }
}

public class ClassNotFoundException extends ReflectiveOperationException {
  public ClassNotFoundException() {}

  public ClassNotFoundException(String message) {
    super(message);
  }
}
