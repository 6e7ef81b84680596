import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A program as people write them: classes, interfaces, exceptions, texts, collections. */
public class Shapes {
  static int made = 0;
  static final Map REGISTRY = new HashMap();

  static {
    REGISTRY.put("unit", new Circle("unit", 1));
  }

  public static void main(String[] args) {
    List shapes = new ArrayList();
    shapes.add(new Circle("c", 2.5));
    shapes.add(new Square("s", 3));
    shapes.add(REGISTRY.get("unit"));
    shapes.add(new Square("nameless", 0).named("none"));
    Collections.sort(shapes);
    for (Object each : shapes) {
      Shape shape = (Shape) each;
      System.out.println(shape + (shape instanceof Scalable ? " " + ((Scalable) shape).scaled(2) : "") + " " + shape.describe());
    }
    System.out.println(made + " " + new Circle("c", 2.5).equals(shapes.get(3)) + " " + shapes.get(0).equals(null) + " " + (new Circle("x", 1).hashCode() == new Circle("x", 1).hashCode()));
    Scalable scalable = new Square("q", 2);
    System.out.println(scalable.twice() + " " + scalable.getClass().getName() + " " + (scalable.getClass() == new Square("r", 1).getClass()) + " " + scalable.getClass().getSimpleName());
    try {
      new Square("bad", -1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    int total = 0;
    outer:
    for (int i = 0; i < 10; i++) {
      for (int j = 0; j < 10; j++) {
        if (j == i) continue outer;
        if (i + j > 12) break outer;
        total += i * j;
      }
    }
    do {
      total--;
    } while (total % 7 != 0);
    System.out.println(total + " " + fibonacci(20) + " " + gcd(1071, 462) + " " + (total > 5 ? "large" : "small"));
  }

  static int fibonacci(int n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
  }

  static int gcd(int a, int b) {
    while (b != 0) {
      int rest = a % b;
      a = b;
      b = rest;
    }
    return a;
  }
}

interface Scalable {
  Shape scaled(double factor);

  default Shape twice() {
    return scaled(2);
  }
}

abstract class Shape implements Comparable {
  private String name;

  Shape(String name) {
    this.name = name;
    Shapes.made++;
  }

  abstract double area();

  Shape named(String name) {
    this.name = name;
    return this;
  }

  String name() {
    return name;
  }

  String describe() {
    return "shape " + name;
  }

  public int compareTo(Object other) {
    return Double.compare(area(), ((Shape) other).area());
  }

  public String toString() {
    return name + "[" + area() + "]";
  }
}

class Circle extends Shape implements Scalable {
  private final double radius;

  Circle(String name, double radius) {
    super(name);
    this.radius = radius;
  }

  double area() {
    return Math.PI * radius * radius;
  }

  public Shape scaled(double factor) {
    return new Circle(name() + "'", radius * factor);
  }

  public boolean equals(Object other) {
    return other instanceof Circle && ((Circle) other).radius == radius;
  }

  public int hashCode() {
    return Double.valueOf(radius).hashCode();
  }
}

class Square extends Shape implements Scalable {
  private final int side;

  Square(String name, int side) {
    super(name);
    if (side < 0) throw new IllegalArgumentException("side " + side);
    this.side = side;
  }

  double area() {
    return side * side;
  }

  String describe() {
    return super.describe() + " with side " + side;
  }

  public Shape scaled(double factor) {
    return new Square(name() + "'", (int) (side * factor));
  }
}
