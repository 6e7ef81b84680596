package java.lang;

import java.util.ArrayList;
import java.util.List;

/** What can be thrown. There is no record of the calls under way, so a report is without lines `at …`. */
public class Throwable implements java.io.Serializable {
  private Object backtrace;
  private String detailMessage;
  /** Itself, as long as nobody has said. */
  private Throwable cause;
  private StackTraceElement[] stackTrace;
  private List suppressedExceptions;

  public Throwable() {
    cause = this;
  }

  public Throwable(String message) {
    cause = this;
    detailMessage = message;
  }

  public Throwable(String message, Throwable cause) {
    this.cause = cause;
    detailMessage = message;
  }

  public Throwable(Throwable cause) {
    this.cause = cause;
    detailMessage = cause == null ? null : cause.toString();
  }

  public String getMessage() {
    return detailMessage;
  }

  public String getLocalizedMessage() {
    return getMessage();
  }

  public Throwable getCause() {
    return cause == this ? null : cause;
  }

  public Throwable initCause(Throwable cause) {
    if (this.cause != this)
      throw new IllegalStateException("Can't overwrite cause with " + (cause == null ? "a null" : cause.toString()), this);
    if (cause == this) throw new IllegalArgumentException("Self-causation not permitted", this);
    this.cause = cause;
    return this;
  }

  public String toString() {
    String name = getClass().getName();
    String message = getLocalizedMessage();
    return message == null ? name : name + ": " + message;
  }

  public Throwable fillInStackTrace() {
    return this;
  }

  public StackTraceElement[] getStackTrace() {
    return stackTrace == null ? new StackTraceElement[0] : stackTrace;
  }

  public void setStackTrace(StackTraceElement[] trace) {
    stackTrace = trace;
  }

  public final void addSuppressed(Throwable suppressed) {
    if (suppressed == this) throw new IllegalArgumentException("Self-suppression not permitted", suppressed);
    if (suppressed == null) throw new NullPointerException("Cannot suppress a null exception.");
    if (suppressedExceptions == null) suppressedExceptions = new ArrayList();
    suppressedExceptions.add(suppressed);
  }

  public final Throwable[] getSuppressed() {
    int size = suppressedExceptions == null ? 0 : suppressedExceptions.size();
    Throwable[] all = new Throwable[size];
    for (int i = 0; i < size; i++) all[i] = (Throwable) suppressedExceptions.get(i);
    return all;
  }

  public void printStackTrace() {
    printStackTrace(System.err);
  }

  public void printStackTrace(java.io.PrintStream stream) {
    stream.println(this);
    printSuppressed(stream, "\t");
    // A chain of causes may come back to where it began.
    int steps = 0;
    for (Throwable at = getCause(); at != null && steps < 100; at = at.getCause()) {
      stream.println("Caused by: " + at);
      at.printSuppressed(stream, "\t");
      steps++;
    }
  }

  private void printSuppressed(java.io.PrintStream stream, String indent) {
    Throwable[] all = getSuppressed();
    for (int i = 0; i < all.length; i++) stream.println(indent + "Suppressed: " + all[i]);
  }
}

public final class StackTraceElement {
  private String declaringClass;
  private String methodName;
  private String fileName;
  private int lineNumber;

  public StackTraceElement(String declaringClass, String methodName, String fileName, int lineNumber) {
    this.declaringClass = declaringClass;
    this.methodName = methodName;
    this.fileName = fileName;
    this.lineNumber = lineNumber;
  }

  public String getClassName() {
    return declaringClass;
  }

  public String getMethodName() {
    return methodName;
  }

  public String getFileName() {
    return fileName;
  }

  public int getLineNumber() {
    return lineNumber;
  }

  public String toString() {
    return declaringClass + "." + methodName + "(" + fileName + ":" + lineNumber + ")";
  }
}
