/** Threads: started, joined, waited for by a volatile field, with locks and with what is theirs. */
public class Threads {
  static volatile boolean ready;
  static int answer;
  static final Object lock = new Object();
  static int shared;

  static class Waiter extends Thread {
    private final String name;

    Waiter(String name) {
      this.name = name;
    }

    @Override
    public void run() {
      while (!ready) {
      }
      System.out.println(name + " sees " + answer);
    }
  }

  static class Adder implements Runnable {
    private final int times;

    Adder(int times) {
      this.times = times;
    }

    public void run() {
      for (int i = 0; i < times; i++) {
        synchronized (lock) {
          shared++;
        }
      }
    }

    static synchronized int total() {
      return shared;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Waiter waiter = new Waiter("waiter");
    Thread setter = new Thread() {
      @Override
      public void run() {
        answer = 42;
        ready = true;
      }
    };
    waiter.start();
    setter.start();
    waiter.join();
    setter.join();
    Thread[] adders = new Thread[4];
    for (int i = 0; i < adders.length; i++) {
      adders[i] = new Thread(new Adder(100 * (i + 1)));
      adders[i].start();
    }
    for (Thread adder : adders) adder.join();
    System.out.println(Adder.total() + " " + adders[0].isAlive());
    Thread failing = new Thread(new Runnable() {
      public void run() {
        try {
          throw new IllegalStateException("in a thread");
        } catch (IllegalStateException e) {
          System.out.println(e.getMessage());
        }
      }
    });
    failing.start();
    failing.join();
    System.out.println("OK");
  }
}
