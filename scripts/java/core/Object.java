package java.lang;

/** The root of all classes. The class word is 0, but in vtable modules; the class of an object stands before it. */
public class Object {
  CorePointer shadow$klass;
  int shadow$monitor;

  public Object() {}

  public final Class getClass() {
    return CoreHost.classOf(this);
  }

  /** Objects do not move, so their addresses tell them apart. */
  public int hashCode() {
    return System.identityHashCode(this);
  }

  public boolean equals(Object other) {
    return this == other;
  }

  public String toString() {
    return getClass().getName() + "@" + Integer.toHexString(hashCode());
  }

  /** Threads that have not begun run now; whoever is notified finds out what has changed when they have ended. */
  public final void wait() {
    if (!CoreThreads.yield()) throw new IllegalMonitorStateException("wait, and there is no thread that could notify");
  }

  public final void wait(long milliseconds) {
    CoreThreads.yield();
  }

  public final void notify() {}

  public final void notifyAll() {}
}
