package java.lang;

public interface Comparable {
  int compareTo(Object other);
}

public interface Runnable {
  void run();
}

public interface Iterable {
  java.util.Iterator iterator();
}

public interface Cloneable {}

public interface AutoCloseable {
  void close();
}
