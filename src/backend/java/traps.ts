/**
 * How a built file tells of a trap. Java knows the calls that are open and their lines in the file; which places of the program's
 * text those are is a list behind everything else (places.ts), which is read when a program is trapped. So open calls cost nothing.
 *
 * Exceptions of Java that mean a trap: an index out of bounds (an access), and a stack that is exhausted.
 */

/** What every file has. `MAIN` is the class, `MOST_TRACE` how many calls are shown. */
export const trapText = `  /** The program did something without meaning, or reached a bound. */
  public static final class Trap extends RuntimeException {
    private static final long serialVersionUID = 1L;
    /** A word for it, such as divide-by-zero. */
    public final String kind;

    Trap(String kind, String words) {
      super(sentence(kind) + (words == null || words.isEmpty() ? "" : ": " + words));
      this.kind = kind;
    }

    /** The report: kind, place, and the calls from the innermost on. */
    public String report() {
      return "trap[" + kind + "]: " + getMessage() + "\\n" + calls_of(this);
    }
  }

  /** The program has ended itself. */
  static final class Exit extends RuntimeException {
    private static final long serialVersionUID = 1L;
    final int status;

    Exit(int status) {
      super(null, null, false, false);
      this.status = status;
    }
  }

  static Trap trap(String kind, String words) {
    return new Trap(kind, words);
  }

  static Trap wrong_access(int at) {
    return trap(at >= 0 && at < LOWEST ? "null-pointer" : "out-of-bounds", null);
  }

  /** The trap that an exception of Java means. */
  static Trap trap_of(Throwable error) {
    if (error instanceof Trap known) return known;
    final Trap found;
    if (error instanceof StackOverflowError) found = trap("stack-overflow", null);
    else if (error instanceof OutOfMemoryError) found = trap("out-of-memory", null);
    else if (error instanceof IndexOutOfBoundsException) found = wrong_access(index_of(error) + LOWEST);
    else if (error instanceof RuntimeException other) throw other;
    else throw (Error) error;
    found.setStackTrace(error.getStackTrace());
    return found;
  }

  /** The index in "Index -8 out of bounds for length 9". */
  static int index_of(Throwable error) {
    final String[] parts = String.valueOf(error.getMessage()).split("[^-0-9]+");
    for (final String part : parts) if (part.matches("-?[0-9]+")) return Integer.parseInt(part);
    return Integer.MAX_VALUE - LOWEST;
  }

  /** A call: what is called, where that is in the text, and 1 for what is of the run time, 2 for what no one wrote. */
  record Call(String name, String position, int kind) {}

  /** The program's own calls among those of a trap; what the run time adds at the innermost end is left out. */
  static List<Call> own_calls(Throwable error) {
    final Map<Integer, List<Call>> places = places();
    final List<Call> found = new ArrayList<>();
    for (final StackTraceElement frame : error.getStackTrace()) {
      final String owner = frame.getClassName();
      if (!owner.equals("MAIN") && !owner.startsWith("MAIN$")) continue;
      for (final Call call : places.getOrDefault(frame.getLineNumber(), List.of()))
        if (call.kind != 2 && !(found.isEmpty() && call.kind == 1)) found.add(call);
    }
    return found;
  }

  static String calls_of(Throwable error) {
    final List<Call> calls = own_calls(error);
    final boolean all = error.getStackTrace().length < 1000 && calls.size() <= MOST_TRACE;
    final List<Call> shown = calls.subList(0, Math.min(calls.size(), MOST_TRACE));
    final StringBuilder text = new StringBuilder();
    int width = 0;
    for (final Call call : shown)
      if (call.position != null) width = Math.max(width, Math.min(40, call.name.length()));
    for (final Call call : shown)
      if (call.position != null) {
        text.append(" --> ").append(call.position).append("\\n");
        break;
      }
    for (int i = 0; i < shown.size();) {
      int best = 1, most = 1;
      for (int period = 1; period <= 8 && i + period <= shown.size(); period++) {
        final int found = rounds(shown, i, period);
        if (found > 1 && found * period > most * best) {
          best = period;
          most = found;
        }
      }
      if (most * best <= best + 2) most = best = 1;
      for (int k = 0; k < best; k++) append_call(text, shown.get(i + k), width);
      if (most > 1)
        text.append("  ... ").append(most - 1).append(best == 1 ? " times more the same call" : " times more the same " + best + " calls").append("\\n");
      i += most * best;
    }
    if (!all) text.append("  ... and the calls before these\\n");
    return text.toString();
  }

  static void append_call(StringBuilder text, Call call, int width) {
    text.append("  in ").append(call.name);
    if (call.position != null) {
      for (int k = call.name.length(); k < width; k++) text.append(' ');
      text.append("   ").append(call.position);
    }
    text.append("\\n");
  }

  /** How many rounds of so many calls there are from one on. */
  static int rounds(List<Call> calls, int from, int period) {
    int end = from + period;
    while (end < calls.size() && calls.get(end).equals(calls.get(end - period))) end++;
    return (end - from) / period;
  }

  /** The calls of the program by lines of this file: of each function its name and then LINES:POSITION, lines counted from the one before. */
  static Map<Integer, List<Call>> places() {
    final Map<Integer, List<Call>> places = new HashMap<>();
    String name = "";
    String file = "";
    int kind = 0, line = 0;
    for (final String entry : String.join("", Places.text()).split("\\n")) {
      if (entry.isEmpty()) continue;
      final String rest = entry.substring(1);
      switch (entry.charAt(0)) {
        case '=' -> name = rest;
        case '@' -> {
          kind = rest.charAt(0) - '0';
          file = rest.substring(1);
        }
        default -> {
          final int colon = entry.indexOf(':');
          line += Integer.parseInt(colon < 0 ? entry : entry.substring(0, colon));
          places.computeIfAbsent(line, key -> new ArrayList<>()).add(new Call(name, colon < 0 ? null : file + entry.substring(colon), kind));
        }
      }
    }
    return places;
  }
`;
