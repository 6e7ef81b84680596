public class Main {
  public static void main(String[] words) {
    for (int year : new int[] { 1818, 2000, 2024, 2038 }) {
      int date = Calendar.easter(year), month = date / 100, day = date % 100;
      String name = Calendar.read_text(Calendar.weekday_name(Calendar.weekday(year, month, day)));
      System.out.print(year + ": " + name + ", day " + Calendar.day_number(year, month, day) + "\n");
    }
  }
}
