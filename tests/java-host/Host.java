import java.io.*;
import java.lang.reflect.*;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.stream.Collectors;
import javax.tools.*;

/**
 * Compiles and runs files that Samara has built, many in one process, as it is asked by lines of words; texts are in base64. Each line has one
 * answer, `ok WORD…` or `failed TEXT`.
 *
 *     load ID CLASS TEXT         compiles a file
 *     run ID INPUT ARGUMENT…     runs the whole program in a class loader of its own: status, output, errors
 *     open ID INPUT              a library that is called by the lines that follow
 *     calls ID NAME BITS… ; NAME BITS… ; …     many calls that do not trap: the bits of all results
 *     call ID NAME BITS…         its function: the output so far, and the bits of the results; or a trap: `trap OUTPUT REPORT`
 */
public final class Host {
  static final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
  static final Map<String, Program> programs = new HashMap<>();

  record Program(String name, Map<String, byte[]> classes) {}

  static final class Opened {
    Class<?> type;
    Map<String, Method> methods;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
  }

  static final Map<String, Opened> opened = new HashMap<>();

  public static void main(String[] words) throws Exception {
    final BufferedReader in = new BufferedReader(new InputStreamReader(new FileInputStream(words[0]), StandardCharsets.US_ASCII));
    final PrintStream out = new PrintStream(new FileOutputStream(words[1]), false, StandardCharsets.US_ASCII);
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String answer;
      try {
        answer = answer(line.split(" ", -1));
      } catch (Throwable error) {
        final StringWriter text = new StringWriter();
        error.printStackTrace(new PrintWriter(text));
        answer = "failed " + encoded(text.toString().getBytes(StandardCharsets.UTF_8));
      }
      out.print(answer + "\n");
      out.flush();
    }
    Runtime.getRuntime().halt(0);
  }

  static String answer(String[] words) throws Exception {
    return switch (words[0]) {
      case "load" -> load(words[1], words[2], new String(decoded(words[3]), StandardCharsets.UTF_8));
      case "run" -> run(words[1], words);
      case "open" -> open(words[1], decoded(words[2]));
      case "calls" -> calls(opened.get(words[1]), words);
      case "call" -> call(opened.get(words[1]), words);
      case "drop" -> {
        programs.remove(words[1]);
        opened.remove(words[1]);
        yield "ok";
      }
      default -> "failed";
    };
  }

  static byte[] decoded(String word) {
    return Base64.getDecoder().decode(word);
  }

  static String encoded(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }

  static String load(String id, String name, String text) throws IOException {
    final Map<String, ByteArrayOutputStream> made = new HashMap<>();
    final DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    final JavaFileManager files = new ForwardingJavaFileManager<>(compiler.getStandardFileManager(found, null, null)) {
      @Override
      public JavaFileObject getJavaFileForOutput(Location location, String own, JavaFileObject.Kind kind, FileObject sibling) {
        return new SimpleJavaFileObject(URI.create("made:///" + own), kind) {
          @Override
          public OutputStream openOutputStream() {
            return made.computeIfAbsent(own, key -> new ByteArrayOutputStream());
          }
        };
      }
    };
    final JavaFileObject source = new SimpleJavaFileObject(URI.create("text:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignore) {
        return text;
      }
    };
    final List<String> options = List.of("-Xlint:all,-cast,-serial,-fallthrough,-static", "-g:source,lines", "-proc:none");
    final boolean good = compiler.getTask(null, files, found, options, null, List.of(source)).call();
    final String said = found.getDiagnostics().stream().map(one -> one.toString()).limit(20).collect(Collectors.joining("\n"));
    if (!good || !said.isEmpty()) return "failed " + encoded(said.getBytes(StandardCharsets.UTF_8));
    final Map<String, byte[]> classes = new HashMap<>();
    made.forEach((own, bytes) -> classes.put(own, bytes.toByteArray()));
    programs.put(id, new Program(name, classes));
    return "ok";
  }

  static Class<?> freshClass(Program program, InputStream in, OutputStream out, OutputStream errors) throws ReflectiveOperationException {
    final ClassLoader loader = new ClassLoader() {
      @Override
      protected Class<?> findClass(String name) throws ClassNotFoundException {
        final byte[] bytes = program.classes.get(name);
        if (bytes == null) throw new ClassNotFoundException(name);
        return defineClass(name, bytes, 0, bytes.length);
      }
    };
    final Class<?> type = Class.forName(program.name, true, loader);
    set(type, "stdin", in);
    set(type, "stdout", out);
    set(type, "stderr", errors);
    return type;
  }

  static void set(Class<?> type, String name, Object value) throws ReflectiveOperationException {
    final Field field = type.getDeclaredField(name);
    field.setAccessible(true);
    field.set(null, value);
  }

  interface Work<T> {
    T run() throws Exception;
  }

  /** On a thread with a large stack, for so long. */
  static <T> T onThread(Work<T> work) throws Exception {
    final List<T> result = new ArrayList<>();
    final List<Throwable> errors = new ArrayList<>();
    final Thread thread = new Thread(null, () -> {
      try {
        result.add(work.run());
      } catch (Throwable error) {
        errors.add(error);
      }
    }, "program", 1L << 28);
    thread.setDaemon(true);
    thread.start();
    thread.join(60_000);
    if (thread.isAlive()) throw new IllegalStateException("does not end");
    if (!errors.isEmpty()) throw new InvocationTargetException(errors.get(0));
    return result.get(0);
  }

  static String run(String id, String[] words) throws Exception {
    final ByteArrayOutputStream out = new ByteArrayOutputStream(), errors = new ByteArrayOutputStream();
    final Class<?> type = freshClass(programs.get(id), new ByteArrayInputStream(decoded(words[2])), out, errors);
    final String[] arguments = new String[words.length - 3];
    for (int i = 0; i < arguments.length; i++) arguments[i] = new String(decoded(words[i + 3]), StandardCharsets.UTF_8);
    final Method run = type.getDeclaredMethod("run", String[].class);
    run.setAccessible(true);
    final Object status = onThread(() -> run.invoke(null, (Object) arguments));
    return "ok " + status + " " + encoded(out.toByteArray()) + " " + encoded(errors.toByteArray());
  }

  static String open(String id, byte[] input) throws Exception {
    final Opened one = new Opened();
    one.type = freshClass(programs.get(id), new ByteArrayInputStream(input), one.out, one.out);
    opened.put(id, one);
    return "ok";
  }

  static Method methodOf(Opened one, String name) {
    if (one.methods == null) {
      one.methods = new HashMap<>();
      for (final Method method : one.type.getDeclaredMethods()) {
        if (!Modifier.isPublic(method.getModifiers())) continue;
        method.setAccessible(true);
        one.methods.put(method.getName(), method);
      }
    }
    return one.methods.get(name);
  }

  static Object[] valuesOf(Method method, String[] words, int from) {
    final Class<?>[] types = method.getParameterTypes();
    final Object[] values = new Object[types.length];
    for (int i = 0; i < types.length; i++) values[i] = valueOf(types[i], Long.parseUnsignedLong(words[from + i], 16));
    return values;
  }

  static String calls(Opened one, String[] words) throws Exception {
    final StringBuilder text = new StringBuilder("ok");
    for (int at = 2; at < words.length;) {
      final Method method = methodOf(one, words[at]);
      text.append(bitsOf(method.invoke(null, valuesOf(method, words, at + 1))));
      while (at < words.length && !words[at++].equals(";")) {}
    }
    return text.toString();
  }

  static String call(Opened one, String[] words) throws Exception {
    final Method method = methodOf(one, words[2]);
    final Object[] values = valuesOf(method, words, 3);
    try {
      final Object result = onThread(() -> method.invoke(null, values));
      finish(one);
      return "ok " + encoded(one.out.toByteArray()) + bitsOf(result);
    } catch (InvocationTargetException error) {
      Throwable cause = error;
      while (cause instanceof InvocationTargetException) cause = cause.getCause();
      finish(one);
      if (cause.getClass().getSimpleName().equals("Exit"))
        return "ok " + encoded(one.out.toByteArray());
      final Method report = cause.getClass().getDeclaredMethod("report");
      report.setAccessible(true);
      return "trap " + encoded(one.out.toByteArray()) + " " + encoded(((String) report.invoke(cause)).getBytes(StandardCharsets.UTF_8));
    }
  }

  static void finish(Opened one) throws ReflectiveOperationException {
    final Method method = one.type.getDeclaredMethod("finish");
    method.setAccessible(true);
    method.invoke(null);
  }

  static Object valueOf(Class<?> type, long bits) {
    if (type == int.class) return (int) bits;
    if (type == long.class) return bits;
    return type == float.class ? (Object) Float.intBitsToFloat((int) bits) : (Object) Double.longBitsToDouble(bits);
  }

  static String bitsOf(Object value) throws ReflectiveOperationException {
    if (value == null) return "";
    if (value instanceof Integer number) return " " + Integer.toHexString(number);
    if (value instanceof Long number) return " " + Long.toHexString(number);
    if (value instanceof Float number) return " " + Integer.toHexString(Float.floatToRawIntBits(number));
    if (value instanceof Double number) return " " + Long.toHexString(Double.doubleToRawLongBits(number));
    final StringBuilder text = new StringBuilder();
    for (final RecordComponent part : value.getClass().getRecordComponents()) {
      part.getAccessor().setAccessible(true);
      text.append(bitsOf(part.getAccessor().invoke(value)));
    }
    return text.toString();
  }
}
