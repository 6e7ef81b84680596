import { lines } from './use.js';

console.log(lines.join('\n'));
