/**
 * What the page of `opt --html` does: it colours names and lines that are clicked, folds columns, and hides graphs or
 * deletions.
 *
 * What bears a name, or comes from a line of the source, is coloured by one rule of a style sheet and not by touching each place, so that long pages stay quick.
 */
export const script = `
const sheet = document.head.appendChild(document.createElement('style')).sheet;
const rules = new Map();
let next = 0;
function toggle(element, attribute) {
  const func = element.closest('.function').id, name = element.getAttribute(attribute);
  const place = '#' + func + ' [' + attribute + '=' + JSON.stringify(name) + ']', key = place;
  if (rules.has(key)) return clear(key);
  const colour = 'var(--h' + (next++ % 6) + ')';
  const text = place + ' { background: ' + colour + ' } ' + place + ' rect { fill: ' + colour + ' }';
  rules.set(key, text);
  write();
}
function clear(key) { rules.delete(key); write(); }
function write() {
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  for (const text of rules.values())
    for (const rule of text.split(/(?<=}) /)) sheet.insertRule(rule, sheet.cssRules.length);
}
addEventListener('click', ({ target }) => {
  const named = target.closest('[data-n]'), line = target.closest('[data-l]');
  if (named) toggle(named, 'data-n');
  else if (line && getSelection().isCollapsed) toggle(line, 'data-l');
  const heading = target.closest('h2');
  if (heading) heading.parentElement.classList.toggle('folded');
});
addEventListener('keydown', ({ key }) => { if (key === 'Escape') { rules.clear(); write(); } });
for (const [id, name] of [['graphs', 'no-graphs'], ['removed', 'no-deletions']]) {
  const box = document.getElementById(id);
  const apply = () => document.body.classList.toggle(name, !box.checked);
  box.addEventListener('change', apply);
  apply();
}
`;
