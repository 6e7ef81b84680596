using System;
using System.Diagnostics;
using System.Reflection;

/** As Time.java. */
public static class Time {
  public static void Main(string[] words) {
    Func<long> kernel = (Func<long>)Delegate.CreateDelegate(
      typeof(Func<long>), Assembly.GetExecutingAssembly().GetType(words[0]).GetMethod("kernel"));
    Stopwatch clock = Stopwatch.StartNew();
    long microseconds = Stopwatch.Frequency / 1000000, least = long.MaxValue, result = 0;
    for (int i = 0; i < 3 || clock.ElapsedMilliseconds < long.Parse(words[1]); i++) {
      long from = clock.ElapsedTicks;
      result = kernel();
      least = Math.Min(least, clock.ElapsedTicks - from);
    }
    Console.WriteLine(result + " " + least / microseconds);
  }
}
