package java.lang;

/** A class at run time: what stands in the head of each of its objects. The first word of it is its name, a text of C. */
public final class Class {
  private Class() {}

  public String getName() {
    return CoreHost.string(CoreHost.className(this));
  }

  public String getSimpleName() {
    String name = getName();
    int start = Math.max(name.lastIndexOf('.'), name.lastIndexOf('$'));
    return name.substring(start + 1);
  }

  public String getTypeName() {
    return getName();
  }

  public String toString() {
    return "class " + getName();
  }
}
