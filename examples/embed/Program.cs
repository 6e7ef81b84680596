using System;

class Program {
  static void Main() {
    foreach (int year in new[] { 1818, 2000, 2024, 2038 }) {
      int date = Calendar.easter(year), month = date / 100, day = date % 100;
      string name = Calendar.read_text(Calendar.weekday_name(Calendar.weekday(year, month, day)));
      Console.Write(year + ": " + name + ", day " + Calendar.day_number(year, month, day) + "\n");
    }
  }
}
