/** C is compiled when it is read, so its units are those of MAPLE IR, and everything else is as there. */
import { Result } from '../../base/result.ts';
import type { LanguageRow } from '../language-row.ts';
import type { MapleUnit } from '../unit.ts';
import { maple } from './maple.ts';

export const c: LanguageRow<MapleUnit> = {
  ...maple,
  title: 'C',
  formats: {
    c: {
      title: 'C',
      extensions: ['.c', '.i'],
      warnsWhenRead: true,
      async read(source, { headers = {}, pointerSize }) {
        const { compileC } = await import('../../frontend/c/index.ts');
        const { read = () => undefined, folders, macros, warnings } = headers;
        const { module, diagnostics } = compileC(source, { read, folders, macros, warnings, pointerSize });
        const unit = { ir: 'maple', source, isWarned: true, pointerSize: pointerSize ?? 8 } as const;
        return new Result<MapleUnit>(module && { ...unit, module }, diagnostics);
      },
      async preprocess(source, { headers = {}, pointerSize, plain }) {
        const { preprocessC } = await import('../../frontend/c/index.ts');
        const { read = () => undefined, folders, macros } = headers;
        return preprocessC(source, { read, folders, macros, pointerSize, plain });
      },
    },
  },
};
