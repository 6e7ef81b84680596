/** Says at the end of a run how many tests were skipped for want of a tool, if any were. */
import type { Reporter, TestModule } from 'vitest/node';

const needed = /^needs (\S+)$/;

export class ToolsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = new Map<string, number>();
    for (const module of modules) {
      for (const test of module.children.allTests('skipped')) {
        const result = test.result();
        const tool = needed.exec(result.state === 'skipped' ? (result.note ?? '') : '')?.[1];
        if (tool !== undefined) counts.set(tool, (counts.get(tool) ?? 0) + 1);
      }
    }
    if (counts.size === 0) return;
    const list = [...counts].map(([tool, count]) => `${tool} (${count} tests)`).join(', ');
    console.log(`Skipped for want of a tool: ${list}. Where it is installed, they run.\n`);
  }
}
