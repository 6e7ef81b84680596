import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A program of many parts: accounts with rules, refused transfers, a log, and clerks who work in threads. */
public class Bank {
  interface Rule {
    void check(Account account, long amount) throws Refused;
  }

  static class Refused extends Exception {
    private final Account account;
    private final long missing;

    Refused(Account account, long missing) {
      super(account + " lacks " + missing);
      this.account = account;
      this.missing = missing;
    }

    long missing() {
      return missing;
    }

    Account account() {
      return account;
    }
  }

  static abstract class Account {
    private static int count;
    final int number = ++count;
    protected long balance;
    private final List<String> log = new ArrayList<>();

    abstract Rule rule();

    void put(long amount) {
      balance += amount;
      log.add("+" + amount);
    }

    void take(long amount) throws Refused {
      rule().check(this, amount);
      balance -= amount;
      log.add("-" + amount);
    }

    List<String> log() {
      return log;
    }

    @Override
    public String toString() {
      return getClass().getName().substring(5) + "#" + number;
    }
  }

  static class Savings extends Account {
    private static final Rule NEVER_BELOW_ZERO = new Rule() {
      public void check(Account account, long amount) throws Refused {
        if (amount > account.balance) throw new Refused(account, amount - account.balance);
      }
    };

    Rule rule() {
      return NEVER_BELOW_ZERO;
    }

    void interest(int percent) {
      put(balance * percent / 100);
    }
  }

  static class Credit extends Account implements Rule {
    private final long limit;

    Credit(long limit) {
      this.limit = limit;
    }

    Rule rule() {
      return this;
    }

    public void check(Account account, long amount) throws Refused {
      long free = balance + limit;
      if (amount > free) throw new Refused(this, amount - free);
    }
  }

  static class Clerk extends Thread {
    private final Bank bank;
    private final int[][] orders;

    Clerk(String name, Bank bank, int[][] orders) {
      super(name);
      this.bank = bank;
      this.orders = orders;
    }

    @Override
    public void run() {
      for (int[] order : orders) bank.transfer(order[0], order[1], order[2]);
    }
  }

  private final Map<Integer, Account> accounts = new HashMap<>();
  private int refused;
  private long moved;

  private <T extends Account> T open(T account, long amount) {
    accounts.put(account.number, account);
    account.put(amount);
    return account;
  }

  synchronized void transfer(int from, int to, long amount) {
    try {
      Account target = accounts.get(to);
      Account source = accounts.get(from);
      source.take(amount);
      target.put(amount);
      moved += amount;
    } catch (Refused e) {
      refused++;
      System.out.println("refused: " + e.getMessage());
      if (e.missing() < 10) e.account().put(10);
    } catch (NullPointerException e) {
      System.out.println("no account " + from + " or " + to);
    } finally {
      amount = 0;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Bank bank = new Bank();
    Savings savings = bank.open(new Savings(), 100);
    Credit credit = bank.open(new Credit(50), 0);
    Account other = bank.open(new Savings(), 20);
    int[][] first = {{1, 2, 30}, {2, 3, 75}, {2, 1, 20}, {9, 1, 1}};
    int[][] second = {{3, 1, 200}, {1, 3, 500}, {3, 2, 25}, {1, 9, 1}};
    Clerk a = new Clerk("a", bank, first);
    Clerk b = new Clerk("b", bank, second);
    a.start();
    a.join();
    b.start();
    b.join();
    savings.interest(5);
    long sum = 0;
    for (Account account : new Account[] {savings, credit, other}) {
      System.out.println(account + " " + account.balance + " " + account.log());
      sum += account.balance;
    }
    System.out.println(sum + " " + bank.moved + " " + bank.refused + " " + bank.accounts.size());
  }
}
