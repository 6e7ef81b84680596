package java.lang;

/** A thread runs on the stack of the one that waits for it, from its beginning to its end; see README.md. */
public class Thread implements Runnable {
  public static final int MIN_PRIORITY = 1;
  public static final int NORM_PRIORITY = 5;
  public static final int MAX_PRIORITY = 10;
  private Runnable target;
  private String name;
  /** 0: not started, 1: waits for its turn, 2: runs, 3: has ended. */
  private int state;
  private boolean isInterrupted;
  private boolean isDaemon;
  private int priority;
  private long id;
  /** The thread that was started after this one, while both wait for their turn. */
  Thread next;

  public Thread() {
    this(null, null);
  }

  public Thread(Runnable target) {
    this(target, null);
  }

  public Thread(String name) {
    this(null, name);
  }

  public Thread(Runnable target, String name) {
    this.target = target;
    this.name = name == null ? "Thread-" + CoreThreads.unnamed++ : name;
    priority = NORM_PRIORITY;
    id = ++CoreThreads.made;
  }

  public void run() {
    if (target != null) target.run();
  }

  public void start() {
    if (state != 0) throw new IllegalThreadStateException();
    state = 1;
    CoreThreads.add(this);
  }

  /** Runs to its end; an exception that it does not catch is reported and ends it. */
  void runNow() {
    Thread before = CoreThreads.current;
    CoreThreads.current = this;
    state = 2;
    try {
      run();
    } catch (Throwable thrown) {
      CoreThreads.report(thrown, name);
    }
    state = 3;
    CoreThreads.current = before;
  }

  /** Threads run in the order in which they were started, up to this one. */
  public final void join() {
    while (state == 1) CoreThreads.yield();
  }

  public final void join(long milliseconds) {
    join();
  }

  public final boolean isAlive() {
    return state == 1 || state == 2;
  }

  public final String getName() {
    return name;
  }

  public final void setName(String name) {
    this.name = name;
  }

  public long getId() {
    return id;
  }

  public final int getPriority() {
    return priority;
  }

  public final void setPriority(int priority) {
    this.priority = priority;
  }

  public final boolean isDaemon() {
    return isDaemon;
  }

  public final void setDaemon(boolean isDaemon) {
    this.isDaemon = isDaemon;
  }

  public void interrupt() {
    isInterrupted = true;
  }

  public boolean isInterrupted() {
    return isInterrupted;
  }

  public static boolean interrupted() {
    Thread current = currentThread();
    boolean was = current.isInterrupted;
    current.isInterrupted = false;
    return was;
  }

  public String toString() {
    return "Thread[" + name + "," + priority + ",main]";
  }

  public static Thread currentThread() {
    if (CoreThreads.current == null) {
      CoreThreads.current = new Thread("main");
      CoreThreads.current.state = 2;
    }
    return CoreThreads.current;
  }

  public static void yield() {
    CoreThreads.yield();
  }

  public static void onSpinWait() {
    CoreThreads.yield();
  }

  /** Time does not pass, but the others have their turn. */
  public static void sleep(long milliseconds) {
    CoreThreads.finish();
  }
}

public class IllegalThreadStateException extends IllegalArgumentException {
  public IllegalThreadStateException() {}

  public IllegalThreadStateException(String message) {
    super(message);
  }
}

/** The threads that were started and have not begun, in that order. */
final class CoreThreads {
  static Thread first;
  static Thread last;
  static Thread current;
  static int unnamed;
  static long made;

  static void add(Thread thread) {
    if (first == null) first = thread;
    else last.next = thread;
    last = thread;
  }

  /** Runs the oldest of them. Was there one? */
  static boolean yield() {
    Thread thread = first;
    if (thread == null) return false;
    first = thread.next;
    thread.next = null;
    thread.runNow();
    return true;
  }

  static void finish() {
    while (yield()) {}
  }

  /** What ended the main thread. */
  static void uncaught(Throwable thrown) {
    report(thrown, "main");
  }

  static void report(Throwable thrown, String name) {
    System.err.print("Exception in thread \"" + name + "\" ");
    thrown.printStackTrace();
  }
}
