/** An exception that nobody catches: the report, the status, and what still runs. */
public class Uncaught {
  static class Failure extends RuntimeException {
    Failure(String message, Throwable cause) {
      super(message, cause);
    }
  }

  static int depth(int[] numbers, int i) {
    try {
      return numbers[i] / (i - 2);
    } catch (ArithmeticException e) {
      throw new Failure("at " + i, e);
    }
  }

  public static void main(String[] args) {
    new Thread() {
      @Override
      public void run() {
        try {
          Thread.sleep(300);
        } catch (InterruptedException e) {
          return;
        }
        System.out.println("the thread runs on");
      }
    }.start();
    int[] numbers = {6, 7, 8, 9};
    for (int i = 0; i < numbers.length; i++) System.out.println(depth(numbers, i));
  }
}
