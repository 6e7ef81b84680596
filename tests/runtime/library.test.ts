/** The run-time code in MAPLE, as files: it verifies as it stands, and what it assumes of tables elsewhere is so. */
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { dynamicTags } from '../../src/maple/dynamic-words.ts';
import { isJsIntrinsic } from '../../src/maple/js-intrinsics.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { verifyMaple } from '../../src/maple/verifier.ts';
import { RuntimeLibrary } from '../../src/runtime/library.ts';
import * as texts from '../../src/runtime/texts.ts';
import { libcIndex } from '../../src/runtime/libc-index.ts';
import { hostFunctions } from '../../src/vm/clib/hosts.ts';
import { trapCodes } from '../../src/vm/system.ts';

const libraries = Object.entries(texts).map(([name, files]) => ({ name, files, library: new RuntimeLibrary(files) }));

/** What lowering writes for each program, in the shape that the run time counts on. */
const written = `
type $__aClass <struct {@class ptr, @count i32 align(8), @flags i32, @data <struct {@name ptr}>}>
var $__class.Ljava_2Flang_2FClass_3B <$__aClass>
`;

/** Prototypes of the host's functions that take and give dynamic values. */
const dynamicHost = `
func &samara_js_thrown () dynany
func &samara_js_uncaught (var %a dynany) void
func &samara_js_connect (var %pending ptr, var %take ptr) void
func &samara_js_tasks () dynany
func &samara_JS_INT32 (var %a dynany, var %b dynany) dynany
func &samara_JS_BOOLEAN (var %a dynany, var %b dynany) dynany
`;

test('kinds of traps have the numbers of the system interface', () => {
  const text = texts.objects.join('\n');
  const enders = [...text.matchAll(/^func &__trap_(\w+) .*\n  call &____sys_trap \(constval i32 (\d+)/gm)];
  const kinds = enders.map(([, name, code]) => [name.replaceAll('_', '-'), trapCodes[Number(code)]]);
  expect(kinds).toHaveLength(7);
  for (const [name, kind] of kinds) expect(kind).toBe(name);
});

describe('the files of the run time', () => {
  test('are there', () => {
    expect(libraries.map(({ name }) => name).sort()).toEqual(['dynamic', 'exceptions', 'objects']);
  });

  test('verify together as they stand', () => {
    const text = libraries.flatMap(({ files }) => files).join('\n');
    const source = new SourceFile('runtime.mpl', `${text}${written}${dynamicHost}`);
    const { module, diagnostics } = parseMaple(source);
    const found = [...diagnostics, ...(module === undefined ? [] : verifyMaple(module))];
    // &__js_take is called by the host, when a callback has thrown.
    expect(found.map(({ code, severity }) => [code, severity])).toEqual([['MPL2222', 'warning']]);
  });

  test('define nothing twice in a library', () => {
    for (const { files } of libraries) {
      const heads = files.flatMap((file) => [...file.matchAll(/^(?:func|type|var) ([&$][\w.]+)/gm)].map((m) => m[1]));
      expect(new Set(heads).size).toBe(heads.length);
      expect(heads.length).toBeGreaterThan(0);
    }
  });

  test('call only functions that the host or the library in C has', () => {
    const called = new Set(
      libraries.flatMap(({ files }) => files.join('\n').match(/(?<=&)samara_\w+|(?<=&__)__sys_\w+/g) ?? []),
    );
    const missing = [...called].filter((name) => {
      const plain = name.slice('samara_'.length);
      return !Object.hasOwn(hostFunctions, name) && !Object.hasOwn(libcIndex, name) && !isJsIntrinsic(plain);
    });
    expect(missing).toEqual([]);
    expect(called.size).toBeGreaterThan(6);
  });

  test('write the tags of dynamic values as the table has them', () => {
    const marked = [...texts.dynamic.join('\n').matchAll(/constval u32 (\d+)\)+ # tag (\w+)$/gm)];
    expect(marked.length).toBeGreaterThan(3);
    for (const [, number, tag] of marked) expect({ [tag]: Number(number) }).toEqual({ [tag]: tagNumber(tag) });
  });
});

function tagNumber(tag: string): number | undefined {
  return Object.entries(dynamicTags).find(([name]) => name === tag)?.[1];
}

describe('linking', () => {
  const library = new RuntimeLibrary([
    '# A file.\ntype $__t <struct {@a i32}>\nfunc &__a () void {\n  call &__b ()\n  return ()\n}\n\n# Of b.\nfunc &__b () void {\n  return ()\n}\n',
    'var $__v <$__t>\nfunc &__c () void {\n  dassign $__v 1 (constval i32 1)\n  call &samara_x ()\n  return ()\n}\nfunc &samara_x () void\n',
  ]);

  test('takes what is reached, in the order of the files, without the comments between', () => {
    expect(library.link(['&__a'])).toBe(
      'func &__a () void {\n  call &__b ()\n  return ()\n}\nfunc &__b () void {\n  return ()\n}',
    );
    expect(library.link(['&__b'])).toBe('func &__b () void {\n  return ()\n}');
    expect(
      library
        .link(['&__c'])
        .split('\n')
        .filter((line) => /^\w/.test(line)),
    ).toEqual(['type $__t <struct {@a i32}>', 'var $__v <$__t>', 'func &__c () void {', 'func &samara_x () void']);
    expect(library.link(['&__elsewhere'])).toBe('');
  });

  test('says what is reached and defined elsewhere', () => {
    expect([...library.reach(['&__c', '&samara_y'])].sort()).toEqual([
      '$__t',
      '$__v',
      '&__c',
      '&samara_x',
      '&samara_y',
    ]);
  });
});
