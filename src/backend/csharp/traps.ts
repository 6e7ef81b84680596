/**
 * How a built file tells of a trap. Neither Mono nor .NET says without a file of its own for debuggers where a call stands, so open calls
 * are a chain: a function that calls others has a `Call` on the machine's stack, in which it notes the place before each call.
 *
 *     open ─▶ { caller ─▶ { caller ─▶ null, place: 31 }, place: 17 }
 *
 * The address of the `Call` says how much of the machine's stack is taken, so one comparison finds recursion without an end.
 */

/** What every file has. `MOST_TRACE` is how many calls are shown. */
export const trapText = `  /** A function that calls others: the number of the place of the call that is open. */
  struct Call {
    public Call* caller;
    public int place;
  }

  static Call* open;
  /** The end of what open calls may take of the machine's stack. */
  static byte* lowest_call;

  [MethodImpl(MethodImplOptions.AggressiveInlining)]
  static void enter(Call* here, int place) {
    if ((byte*)here < lowest_call) stack_overflow(place);
    here->caller = open;
    here->place = place;
    open = here;
  }

  static void stack_overflow(int place) {
    throw trap("stack-overflow", null, place);
  }

  /** The program did something without meaning, or reached a bound. */
  public sealed class Trap : Exception {
    /** A word for it, such as divide-by-zero. */
    public readonly string kind;
    readonly string calls;

    internal Trap(string kind, string words, string calls)
      : base(string.IsNullOrEmpty(words) ? sentence(kind) : sentence(kind) + ": " + words) {
      this.kind = kind;
      this.calls = calls;
    }

    /** The report: kind, place, and the calls from the innermost on. */
    public string report() {
      return "trap[" + kind + "]: " + Message + "\\n" + calls;
    }
  }

  /** The program has ended itself. */
  sealed class Exit : Exception {
    internal readonly int status;

    internal Exit(int status) {
      this.status = status;
    }
  }

  /** \`place\` is 0 for what has none of its own. */
  static Trap trap(string kind, string words, int place) {
    return new Trap(kind, words, calls_of(place));
  }

  /** A place of the program's text: a function, where it is in which file, 1 for what is of the run time, 2 for what no one wrote. */
  sealed class Place {
    internal string name, position;
    internal int kind, caller;

    internal bool shows(Place other) {
      return name == other.name && position == other.position;
    }
  }

  static Place[] places() {
    string[] texts = Places.texts;
    Place[] found = new Place[texts.Length];
    for (int i = 0; i < texts.Length; i++) {
      string[] parts = texts[i].Split(new[] { '\\t' });
      found[i] = new Place { kind = parts[0][0] - '0', caller = int.Parse(parts[1]), position = parts[2] == "" ? null : parts[2], name = parts[3] };
    }
    return found;
  }

  /** Which function of the program has the code of a place: bodies may stand in place of calls. */
  static string owner(Place[] all, int place) {
    while (all[place].caller != 0) place = all[place].caller;
    return all[place].name;
  }

  /** What the run time adds at the innermost end is left out, and everywhere what no one wrote. */
  static void note_calls(List<Place> shown, Place[] all, int place) {
    for (; place != 0; place = all[place].caller)
      if (all[place].kind != 2 && !(shown.Count == 0 && all[place].kind == 1) && shown.Count < MOST_TRACE) shown.Add(all[place]);
  }

  static string calls_of(int place) {
    Place[] all = places();
    List<Place> shown = new List<Place>();
    Call* at = open;
    note_calls(shown, all, place);
    // The function of the place itself has noted a call that is over.
    if (place != 0 && at != null && owner(all, place) == owner(all, at->place)) at = at->caller;
    for (; at != null && shown.Count < MOST_TRACE; at = at->caller) note_calls(shown, all, at->place);
    StringBuilder text = new StringBuilder();
    int width = 0;
    foreach (Place call in shown) if (call.position != null) width = Math.Max(width, Math.Min(40, call.name.Length));
    foreach (Place call in shown) {
      if (call.position == null) continue;
      text.Append(" --> ").Append(call.position).Append('\\n');
      break;
    }
    for (int i = 0; i < shown.Count;) {
      int best = 1, most = 1;
      for (int period = 1; period <= 8 && i + period <= shown.Count; period++) {
        int found = rounds(shown, i, period);
        if (found > 1 && found * period > most * best) {
          best = period;
          most = found;
        }
      }
      if (most * best <= best + 2) most = best = 1;
      for (int k = 0; k < best; k++) append_call(text, shown[i + k], width);
      if (most > 1)
        text.Append("  ... ").Append(most - 1).Append(best == 1 ? " times more the same call" : " times more the same " + best + " calls").Append('\\n');
      i += most * best;
    }
    if (at != null) text.Append("  ... and the calls before these\\n");
    return text.ToString();
  }

  static void append_call(StringBuilder text, Place call, int width) {
    text.Append("  in ");
    if (call.position == null) text.Append(call.name);
    else text.Append(call.name.PadRight(width)).Append("   ").Append(call.position);
    text.Append('\\n');
  }

  /** How many rounds of so many calls there are from one on. */
  static int rounds(List<Place> calls, int from, int period) {
    int end = from + period;
    while (end < calls.Count && calls[end].shows(calls[end - period])) end++;
    return (end - from) / period;
  }
`;
