/** Text in XML documents. */
import { ownEntry } from './own-entry.ts';

const names = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

/** Also between quotes; characters that XML does not have are replaced. */
export function escapeXml(text: string): string {
  return text.replace(/[<>&"]/g, (char) => ownEntry(names, char) ?? '&quot;').replace(/[\0-\x08\x0b-\x1f]/g, '\ufffd');
}
