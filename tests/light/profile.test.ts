/** The profile check: every entry's bad example reports its code and its good example nothing. */
import { describe, expect, test } from 'vitest';
import { lightCatalogue } from '../../src/lower/maple-to-light/diagnostics.ts';
import { profile } from './light.ts';

/** Entries about options, whose examples are commands. */
const commands = new Set(['MPL4008']);

describe('profile light', () => {
  test.each(Object.entries(lightCatalogue).filter(([code]) => !commands.has(code)))('%s', (code, entry) => {
    expect(profile(entry.bad)).toContain(code);
    expect(profile(entry.good)).toEqual([]);
  });

  test('an expression nested too deep is reported, not evaluated', () => {
    const nested = (levels: number): string =>
      `func &f (var %x i32) i32 {\n  return (${'neg i32 ('.repeat(levels)}dread i32 %x${')'.repeat(levels)})\n}\n`;
    expect(profile(nested(900))).toEqual([]);
  });

  test('all problems are reported in one go, each kind once', () => {
    const codes = profile(`func &f (var %x i128, var %y i128) void {
  var %p ptr
  asm { "nop" }
  asm { "nop" }
  regassign ptr %%SP (constval ptr 0)
  return ()
}
`);
    expect(codes).toEqual(['MPL4001', 'MPL4002', 'MPL4010']);
  });
});
