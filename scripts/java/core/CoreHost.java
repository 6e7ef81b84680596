package java.lang;

/** Declarations only; see host.ts. */
final class CoreHost {
  static native int byteAt(CorePointer base, int offset);
  static native int address(Object object);
  static native Class classOf(Object object);
  static native CorePointer className(Class type);
  static native CorePointer at(Object base, int offset);
  static native Object[] array(Object object);
  static native int referenceSize();
  static native void copyClass(Object to, Object from);
  static native long doubleBits(double value);
  static native int floatBits(float value);
  static native double bitsToDouble(long bits);
  static native float bitsToFloat(int bits);
  static native double ceil(double value);
  static native double floor(double value);
  static native double sqrt(double value);
  static native String string(CorePointer text);
  static native String intern(String text);
  static native CorePointer memmove(CorePointer to, CorePointer from, long count);
  static native int dprintf(int file, String format, int count, byte[] bytes);
  static native int dprintf(int file, String format, int character);
  static native int snprintf(byte[] buffer, long size, String format, int decimals, double value);
  static native int snprintf(byte[] buffer, long size, String format, long digits, int exponent);
  static native double strtod(byte[] text, CorePointer end);
  static native float strtof(byte[] text, CorePointer end);
  static native void exit(int status);
  static native int clock_gettime(int clock, long[] time);
  static native double pow(double x, double y);
  static native double sin(double x);
  static native double cos(double x);
  static native double tan(double x);
  static native double asin(double x);
  static native double acos(double x);
  static native double atan(double x);
  static native double atan2(double y, double x);
  static native double exp(double x);
  static native double log(double x);
  static native double log10(double x);
  static native double cbrt(double x);
  static native double hypot(double x, double y);
  static native double rint(double x);
}

/** An address outside of Java. */
final class CorePointer {}
