/**
 * A hash of 128 bits of bytes, as 32 hexadecimal digits: what is equal has the same, and damage changes it. It is no protection from anybody
 * who looks for two inputs with one hash; whoever must not be fooled compares the bytes. It is here because loading SHA-256 takes Node
 * a fifth of the time in which a kept program starts.
 *
 * Four lanes take every fourth word each, by steps that lose nothing, so a change of one word is always seen; in the end each lane meets
 * all others.
 */
export function hashOf(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const whole = bytes.length & ~15;
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  let c = 0xc2b2ae35;
  let d = 0x27d4eb2f;
  for (let at = 0; at < whole; at += 16) {
    a = step(a, view.getInt32(at, true));
    b = step(b, view.getInt32(at + 4, true));
    c = step(c, view.getInt32(at + 8, true));
    d = step(d, view.getInt32(at + 12, true));
  }
  for (let at = whole; at < bytes.length; at++) a = step(a, bytes[at]);
  return ended([a, b, c, d ^ bytes.length]);
}

function step(lane: number, word: number): number {
  const mixed = Math.imul(lane ^ word, 0x9e3779b1);
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}

/** Two rounds over the lanes in a ring: each bit of one reaches all. */
function ended(lanes: readonly number[]): string {
  const out = lanes.slice();
  for (let i = 0; i < 8; i++) {
    const mixed = step(out[i % 4], out[(i + 3) % 4]);
    out[i % 4] = mixed ^ (mixed >>> 15);
  }
  return out.map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}
