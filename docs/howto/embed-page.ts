// A page with a text area, a button and a place for output: what is in the area is run.
import { formatDiagnostics, formatTrap, instantiate, parse, Trap } from 'samara-ir';

const area = document.querySelector('textarea');
const output = document.querySelector('pre');
document.querySelector('button')?.addEventListener('click', () => void run());

async function run(): Promise<void> {
  if (area === null || output === null) return;
  output.textContent = '';
  const show = (text: string): void => void (output.textContent += text);
  const decoder = new TextDecoder();
  const { value: unit, diagnostics } = await parse(area.value, 'maple');
  show(formatDiagnostics(diagnostics));
  if (unit === undefined) return;
  const { value: program, diagnostics: errors } = await instantiate(unit, {
    stdout: (bytes) => show(decoder.decode(bytes, { stream: true })),
    timeout: 1000,
    memoryLimit: 64 * 2 ** 20,
  });
  show(formatDiagnostics(errors));
  try {
    if (program !== undefined) show(`status ${program.main()}\n`);
  } catch (error) {
    show(error instanceof Trap ? `${formatTrap(error)}\n` : String(error));
  }
}
