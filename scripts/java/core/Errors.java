package java.lang;

/** The errors: exceptions that programs need not expect. */
public class Error extends Throwable {
  public Error() {}

  public Error(String message) {
    super(message);
  }

  public Error(String message, Throwable cause) {
    super(message, cause);
  }

  public Error(Throwable cause) {
    super(cause);
  }
}

public class AssertionError extends Error {
  public AssertionError() {}

  public AssertionError(String message, Throwable cause) {
    super(message, cause);
  }

  public AssertionError(Object detail) {
    super(String.valueOf(detail));
    if (detail instanceof Throwable) initCause((Throwable) detail);
  }

  public AssertionError(boolean detail) {
    super(String.valueOf(detail));
  }

  public AssertionError(char detail) {
    super(String.valueOf(detail));
  }

  public AssertionError(int detail) {
    super(String.valueOf(detail));
  }

  public AssertionError(long detail) {
    super(String.valueOf(detail));
  }

  public AssertionError(float detail) {
    super(String.valueOf(detail));
  }

  public AssertionError(double detail) {
    super(String.valueOf(detail));
  }
}

public class VirtualMachineError extends Error {
  public VirtualMachineError() {}

  public VirtualMachineError(String message) {
    super(message);
  }

  public VirtualMachineError(String message, Throwable cause) {
    super(message, cause);
  }

  public VirtualMachineError(Throwable cause) {
    super(cause);
  }
}

public class OutOfMemoryError extends VirtualMachineError {
  public OutOfMemoryError() {}

  public OutOfMemoryError(String message) {
    super(message);
  }
}

public class StackOverflowError extends VirtualMachineError {
  public StackOverflowError() {}

  public StackOverflowError(String message) {
    super(message);
  }
}

public class InternalError extends VirtualMachineError {
  public InternalError() {}

  public InternalError(String message) {
    super(message);
  }

  public InternalError(String message, Throwable cause) {
    super(message, cause);
  }

  public InternalError(Throwable cause) {
    super(cause);
  }
}

public class LinkageError extends Error {
  public LinkageError() {}

  public LinkageError(String message) {
    super(message);
  }

  public LinkageError(String message, Throwable cause) {
    super(message, cause);
  }
}

public class ExceptionInInitializerError extends LinkageError {
  public ExceptionInInitializerError() {}

  public ExceptionInInitializerError(String message) {
    super(message);
  }
}

public class NoClassDefFoundError extends LinkageError {
  public NoClassDefFoundError() {}

  public NoClassDefFoundError(String message) {
    super(message);
  }
}

public class IncompatibleClassChangeError extends LinkageError {
  public IncompatibleClassChangeError() {}

  public IncompatibleClassChangeError(String message) {
    super(message);
  }
}

public class AbstractMethodError extends IncompatibleClassChangeError {
  public AbstractMethodError() {}

  public AbstractMethodError(String message) {
    super(message);
  }
}
