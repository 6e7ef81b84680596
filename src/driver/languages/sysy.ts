/** SysY is compiled when it is read, so its units are those of the linear IR, and everything else is as there. */
import { Result } from '../../base/result.ts';
import type { LanguageRow } from '../language-row.ts';
import type { LinearUnit } from '../unit.ts';
import { linear } from './linear.ts';

export const sysy: LanguageRow<LinearUnit> = {
  ...linear,
  title: 'SysY',
  formats: {
    sysy: {
      title: 'SysY',
      extensions: ['.sy'],
      warnsWhenRead: true,
      pointerSize: 4,
      async read(source, { isPart }) {
        const { compileSysy } = await import('../../frontend/sysy/index.ts');
        const { module, diagnostics } = compileSysy(source, { isPart });
        return new Result<LinearUnit>(module && { ir: 'linear', source, module }, diagnostics);
      },
    },
  },
};
