package java.io;

/** A file of the host that texts are written to, in UTF-8. */
public class PrintStream {
  private int file;

  PrintStream(int file) {
    this.file = file;
  }

  public void flush() {}

  public void close() {}

  public void write(int value) {
    CoreHost.dprintf(file, "%c", value & 255);
  }

  public PrintStream append(CharSequence text) {
    print(String.valueOf(text));
    return this;
  }

  public PrintStream append(char character) {
    print(character);
    return this;
  }

  public void println() {
    CoreOutput.write(file, "\n");
  }

  public void print(String value) {
    CoreOutput.write(file, String.valueOf((Object) value));
  }

  public void println(String value) {
    CoreOutput.write(file, String.valueOf((Object) value).concat("\n"));
  }

  public void print(Object value) {
    CoreOutput.write(file, String.valueOf(value));
  }

  public void println(Object value) {
    CoreOutput.write(file, String.valueOf(value).concat("\n"));
  }

  public void print(boolean value) {
    CoreOutput.write(file, String.valueOf(value));
  }

  public void println(boolean value) {
    CoreOutput.write(file, String.valueOf(value).concat("\n"));
  }

  public void print(char value) {
    CoreOutput.write(file, String.valueOf(value));
  }

  public void println(char value) {
    CoreOutput.write(file, String.valueOf(value).concat("\n"));
  }

  public void print(int value) {
    CoreOutput.write(file, String.valueOf(value));
  }

  public void println(int value) {
    CoreOutput.write(file, String.valueOf(value).concat("\n"));
  }

  public void print(long value) {
    CoreOutput.write(file, String.valueOf(value));
  }

  public void println(long value) {
    CoreOutput.write(file, String.valueOf(value).concat("\n"));
  }

  public void print(float value) {
    CoreOutput.write(file, String.valueOf(value));
  }

  public void println(float value) {
    CoreOutput.write(file, String.valueOf(value).concat("\n"));
  }

  public void print(double value) {
    CoreOutput.write(file, String.valueOf(value));
  }

  public void println(double value) {
    CoreOutput.write(file, String.valueOf(value).concat("\n"));
  }

  public void print(char[] value) {
    CoreOutput.write(file, String.valueOf(value));
  }

  public void println(char[] value) {
    CoreOutput.write(file, String.valueOf(value).concat("\n"));
  }
}

/** Writing to files of the host. */
final class CoreOutput {
  /** C's texts end at a zero, which is written by itself. */
  static void write(int file, String text) {
    byte[] bytes = text.getBytes();
    int start = 0;
    for (int i = 0; i <= bytes.length; i++) {
      if (i < bytes.length && bytes[i] != 0) continue;
      if (i > start) writeBytes(file, bytes, start, i - start);
      if (i < bytes.length) CoreHost.dprintf(file, "%c", 0);
      start = i + 1;
    }
  }

  static void writeBytes(int file, byte[] bytes, int start, int count) {
    byte[] part = bytes;
    if (start > 0) {
      part = new byte[count];
      CoreHost.memmove(CoreHost.at(part, 0), CoreHost.at(bytes, start), count);
    }
    CoreHost.dprintf(file, "%.*s", count, part);
  }
}
