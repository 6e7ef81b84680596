/** Threads that wait for each other by volatile fields alone. */
public class Handover {
  private volatile int turn;

  static class Second extends Thread {
    final Handover shared;

    Second(Handover shared) {
      this.shared = shared;
    }

    public void run() {
      shared.turn = 7;
    }
  }

  public static void main(String[] args) {
    Handover shared = new Handover();
    new Second(shared).start();
    while (shared.turn == 0) {
    }
    System.out.println("turn " + shared.turn);
  }
}
