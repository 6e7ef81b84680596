/** The texts of floating-point numbers as Java has them since version 19, computed from JavaScript's own in another way. */

/** JavaScript finds the shortest digits as well; Java takes two where one would do, if they are nearer. */
export function doubleText(value: number): string {
  const magnitude = Math.abs(value);
  const two = Number(magnitude.toExponential(1)) === magnitude ? magnitude.toExponential(1) : magnitude.toExponential();
  return written(value, two);
}

export function floatText(value: number): string {
  const magnitude = Math.abs(Math.fround(value));
  for (let digits = 1; digits < 9; digits++) {
    const found = candidates(magnitude, digits).filter((text) => Math.fround(Number(text)) === magnitude);
    const [nearest] = found.toSorted(
      (a, b) => distance(a, magnitude) - distance(b, magnitude) || oddness(a) - oddness(b),
    );
    if (nearest !== undefined) return written(value, nearest);
  }
  return written(value, magnitude.toExponential(8));
}

/** Coarse enough for the two sides of a tie to be equally far. */
function distance(text: string, magnitude: number): number {
  return Number(Math.abs(Number(text) - magnitude).toPrecision(6));
}

function oddness(text: string): number {
  return Number(text.split('e')[0]) % 2;
}

/** The decimals of so many digits behind the point on both sides of a number. */
function candidates(magnitude: number, digits: number): string[] {
  const [mantissa, exponent] = magnitude.toExponential(digits).split('e');
  const units = BigInt(mantissa.replace('.', ''));
  return [-1n, 0n, 1n].map((step) => `${units + step}e${Number(exponent) - digits}`);
}

function written(value: number, decimal: string): string {
  const [mantissa, power] = decimal.split('e');
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const all = mantissa.replace('.', '');
  const exponent = Number(power) + (mantissa.includes('.') ? 0 : all.length - 1);
  const digits = all.replace(/0+$/, '') || '0';
  if (value === 0) return `${sign}0.0`;
  if (exponent < -3 || exponent >= 7) return `${sign}${digits[0]}.${digits.slice(1) || '0'}E${exponent}`;
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  return `${sign}${whole}.${digits.slice(exponent + 1) || '0'}`;
}
