/* Points of the Mandelbrot set: doubles in registers. */
long kernel(void) {
  long total = 0;
  for (int py = 0; py < 100; py++)
    for (int px = 0; px < 100; px++) {
      double cx = px * 0.03 - 2.0, cy = py * 0.02 - 1.0, x = 0, y = 0;
      int n = 0;
      while (n < 100 && x * x + y * y <= 4.0) {
        double t = x * x - y * y + cx;
        y = 2.0 * x * y + cy;
        x = t;
        n++;
      }
      total += n;
    }
  return total;
}
