import { lines } from './use.js';

document.body.textContent = lines.join('\n');
