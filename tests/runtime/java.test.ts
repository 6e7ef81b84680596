/** What a program gets of the Java core: the closure over names, selectors and the classes of which it makes objects. */
import { describe, expect, test } from 'vitest';
import { JavaLibrary, Needs } from '../../src/lower/maple-levels/java/library.ts';

const library = new JavaLibrary([
  `# A class.
javaclass $LA_3B <$LA_3B> public
type $LA_3B <class <$LObject_3B> {
  @x i32,
  &LA_3B_7Cf_7C_28_29V public virtual () void,
  $LI_3B
}>
type $LI_3B <interface {}>
type $LB_3B <class <$LA_3B> {}>
type $__java_cell <struct {@a i32}>
var $LA_3B_7Cs i32 static = 5
func &LA_3B_7Cf_7C_28_29V public virtual (var %_this <* <$LA_3B>>) void {
  callassigned &__java_help () {}
  return ()
}
func &LA_3B_7Cg_7C_28_29V public virtual (var %_this <* <$LA_3B>>) void {
  virtualcallassigned &LZ_3B_7Cf_7C_28_29V (dread ref %_this) {}
  return ()
}
func &LB_3B_7Cf_7C_28_29V public virtual (var %_this <* <$LB_3B>>) void {
  return ()
}
func &LI_3B_7Cd_7C_28_29V public virtual (var %_this <* <$LI_3B>>) void {
  return ()
}
func &LA_3B_7C_3Cclinit_3E_7C_28_29V static () void {
  dassign $LA_3B_7Cs 0 (constval i32 6)
  return ()
}
func &__java_help () void {
  eval (sizeoftype u64 <$__java_cell>)
  return ()
}
func &__java_make () ref {
  return (gcmalloc ref <$LB_3B>)
}
`,
]);

function linked(add: (needs: Needs) => void, isDefined: (name: string) => boolean = () => false): string[] {
  const needs = new Needs();
  add(needs);
  return [...library.link(needs, isDefined).matchAll(/^(?:func|type|var) (\S+)/gm)].map(([, name]) => name);
}

describe('the Java core', () => {
  test('gives what is named, and what that names', () => {
    expect(linked(({ names }) => names.add('&LA_3B_7Cf_7C_28_29V'))).toEqual([
      '$__java_cell',
      '&LA_3B_7Cf_7C_28_29V',
      '&__java_help',
    ]);
  });

  test('gives methods by selector only of classes of which objects are made', () => {
    const calls = ({ selectors }: Needs): unknown => selectors.add('f_7C_28_29V');
    expect(linked(calls)).toEqual([]);
    expect(
      linked((needs) => {
        calls(needs);
        needs.made.add('$LB_3B');
      }),
    ).toEqual(['$__java_cell', '&LA_3B_7Cf_7C_28_29V', '&LB_3B_7Cf_7C_28_29V', '&__java_help']);
  });

  test('finds the objects that linked code makes, and the methods of their interfaces', () => {
    expect(
      linked((needs) => {
        needs.selectors.add('d_7C_28_29V');
        needs.names.add('&__java_make');
      }),
    ).toEqual(['&LI_3B_7Cd_7C_28_29V', '&__java_make']);
  });

  test('gives initialisers of a class and of what it extends', () => {
    expect(linked(({ initialised }) => initialised.add('$LB_3B'))).toEqual([
      '$LA_3B_7Cs',
      '&LA_3B_7C_3Cclinit_3E_7C_28_29V',
    ]);
  });

  test('gives nothing that the program defines', () => {
    expect(
      linked(
        ({ names }) => names.add('&LA_3B_7Cf_7C_28_29V'),
        (name) => name.startsWith('&LA'),
      ),
    ).toEqual([]);
  });

  test('declares its types, prototypes and variables, and nothing of ours', () => {
    const text = library.declarations;
    expect(text).toContain('javaclass $LA_3B');
    expect(text).toContain('type $LA_3B <class <$LObject_3B> {\n  @x i32,');
    expect(text).toContain('\nvar $LA_3B_7Cs extern i32 static\n');
    expect(text).toContain('\nfunc &LB_3B_7Cf_7C_28_29V public virtual (var %_this <* <$LB_3B>>) void\n');
    expect(text).not.toContain('__java_');
  });
});
