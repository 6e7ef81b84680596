/** Classes, interfaces, abstract and default methods, overriding, superclass calls, initialisation, casts. */
public class Shapes {
  interface Named {
    String PREFIX = "<" + count() + ">";

    String name();

    default String label() {
      return PREFIX + name() + "!";
    }

    static int count() {
      System.out.println("Named is initialised");
      return 7;
    }
  }

  abstract static class Shape implements Named {
    static int made;
    protected final int id;
    private Shape next;

    static {
      System.out.println("Shape is initialised");
    }

    Shape(Shape next) {
      this.next = next;
      id = ++made;
    }

    abstract double area();

    public String name() {
      return "shape " + id;
    }

    Shape next() {
      return next;
    }
  }

  static class Circle extends Shape {
    final double radius;

    Circle(double radius, Shape next) {
      super(next);
      this.radius = radius;
    }

    double area() {
      return 3 * radius * radius;
    }

    public String name() {
      return "circle of " + super.name();
    }
  }

  static class Square extends Shape {
    int side;

    static {
      System.out.println("Square is initialised");
    }

    Square(int side, Shape next) {
      super(next);
      this.side = side;
    }

    double area() {
      return (double) side * side;
    }

    @Override
    public String label() {
      return "[" + super.label() + "]";
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Square && ((Square) other).side == side;
    }

    @Override
    public int hashCode() {
      return side;
    }
  }

  static final class Tile extends Square {
    Tile() {
      super(2, null);
    }

    int twice() {
      return 2 * this.side + super.hashCode();
    }
  }

  private static String kind(Object o) {
    String kind = o instanceof Circle ? "round" : o instanceof Tile ? "tile" : o instanceof Shape ? "cornered" : "none";
    return o instanceof Named ? kind + " named" : kind;
  }

  public static void main(String[] args) {
    System.out.println("main");
    Shape list = null;
    for (int i = 1; i <= 4; i++) {
      if (i % 2 == 0) list = new Circle(i, list);
      else list = new Square(i, list);
    }
    double sum = 0;
    for (Shape s = list; s != null; s = s.next()) {
      System.out.println(s.label() + " " + s.area() + " " + kind(s));
      sum += s.area();
    }
    System.out.println(sum);
    Object tile = new Tile();
    System.out.println(kind(tile) + " " + kind("text") + " " + kind(null) + " " + kind(new Named() {
      public String name() {
        return "nobody";
      }
    }));
    System.out.println(((Tile) tile).twice() + " " + Shape.made);
    System.out.println(tile.equals(new Square(2, null)) + " " + tile.equals("2") + " " + tile.hashCode());
    Named named = (Named) tile;
    System.out.println(named.name() + " " + named.label() + " " + args.length);
  }
}
