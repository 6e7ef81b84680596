package java.util;

public abstract class AbstractSet extends AbstractCollection implements Set {
  protected AbstractSet() {}

  public boolean equals(Object other) {
    if (other == this) return true;
    if (!(other instanceof Set)) return false;
    Set set = (Set) other;
    return set.size() == size() && containsAll(set);
  }

  public int hashCode() {
    int hash = 0;
    for (Object element : this) hash += Objects.hashCode(element);
    return hash;
  }

  /** Goes through whichever of the two is smaller. */
  public boolean removeAll(Collection elements) {
    if (size() <= elements.size()) return super.removeAll(elements);
    boolean isChanged = false;
    for (Object element : elements) {
      if (remove(element)) isChanged = true;
    }
    return isChanged;
  }
}
