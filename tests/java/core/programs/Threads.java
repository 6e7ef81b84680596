import java.util.ArrayList;
import java.util.List;

/** Threads whose result does not depend on when they run. */
public class Threads {
  static volatile boolean isReady;
  static volatile int shared;

  public static void main(String[] args) throws InterruptedException {
    List workers = new ArrayList();
    for (int i = 0; i < 4; i++) {
      Worker worker = new Worker(i * 1000, (i + 1) * 1000);
      workers.add(worker);
      worker.start();
    }
    long sum = 0;
    for (Object each : workers) {
      Worker worker = (Worker) each;
      worker.join();
      sum += worker.sum;
    }
    System.out.println(sum + " " + ((Worker) workers.get(0)).isAlive());
    Thread runner = new Thread(new Setter(), "setter");
    System.out.println(runner.getName() + " " + runner.isAlive() + " " + Thread.currentThread().getName());
    runner.start();
    // Nothing in this loop waits, but the flag is volatile.
    while (!isReady) {}
    System.out.println("ready " + shared);
    runner.join();
    try {
      runner.start();
    } catch (IllegalThreadStateException e) {
      System.out.println("started twice");
    }
    Object lock = new Object();
    Notifier notifier = new Notifier(lock);
    synchronized (lock) {
      notifier.start();
      while (!notifier.isDone) lock.wait();
    }
    System.out.println("notified");
    Thread failing = new Failing();
    failing.start();
    failing.join();
    System.out.println("survived " + failing.isAlive());
    Thread last = new Thread(new Last());
    last.start();
    Thread.sleep(1);
    last.join();
    System.out.println("end of main");
  }
}

class Worker extends Thread {
  private final int from;
  private final int to;
  long sum;

  Worker(int from, int to) {
    this.from = from;
    this.to = to;
  }

  public void run() {
    for (int i = from; i < to; i++) sum += i;
  }
}

class Setter implements Runnable {
  public void run() {
    Threads.shared = 42;
    Threads.isReady = true;
  }
}

class Notifier extends Thread {
  private final Object lock;
  volatile boolean isDone;

  Notifier(Object lock) {
    this.lock = lock;
  }

  public void run() {
    synchronized (lock) {
      isDone = true;
      lock.notifyAll();
    }
  }
}

class Failing extends Thread {
  public void run() {
    throw new IllegalStateException("in a thread");
  }
}

class Last implements Runnable {
  public void run() {
    System.out.println("last");
  }
}
