/** What the page of `opt --html` looks like, on light and on dark screens. */
export const style = `
:root { color-scheme: light dark; --line: #8886; --added: #2da44e2e; --removed: #cf222e22; --mark: #2da44e66; --unmark: #cf222e55; --soft: #57606a;
  --h0: #ffd33d; --h1: #79c0ff; --h2: #a5e8a0; --h3: #ffb3c7; --h4: #d2b3ff; --h5: #ffb777 }
@media (prefers-color-scheme: dark) { :root { --soft: #8b949e; --h0: #7a5c00; --h1: #0b5394; --h2: #1d6b2a; --h3: #8e2348; --h4: #5b35a0; --h5: #8a4510 } }
body { font: 14px system-ui, sans-serif; margin: 1rem }
h1 { font-size: 18px; margin: 0 } header p { color: var(--soft); margin: .3rem 0 1rem } label { margin-left: 1rem; white-space: nowrap }
.function > summary { font-weight: 600; cursor: pointer; margin: .6rem 0 } small { font-weight: 400; color: var(--soft) }
.row { display: flex; gap: .6rem; overflow-x: auto; align-items: flex-start; padding-bottom: .6rem }
section, .unchanged { flex: none; border: 1px solid var(--line); border-radius: 6px; padding: .3rem .7rem }
h2 { font-size: 13px; margin: .1rem 0 .4rem; cursor: pointer } section.folded > :not(h2) { display: none }
.source pre { max-width: 36rem; overflow-x: auto }
section.folded h2, .unchanged:not([open]) summary span { writing-mode: vertical-rl }
.unchanged > summary { cursor: pointer; color: var(--soft); font-size: 12px } .unchanged:not([open]) > summary { list-style: none }
.unchanged p, .unchanged ul { margin: .3rem 0; font-size: 12px; padding: 0 } .unchanged li { list-style: none }
.graph .picture .page { fill: none }
.body { display: flex; gap: .8rem; align-items: flex-start }
pre { font: 12px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; margin: 0 } pre i { color: var(--soft); font-style: normal } pre em { color: var(--soft) }
ins { background: var(--added); text-decoration: none } ins b { background: var(--mark); font-weight: 400 }
del { background: var(--removed); color: var(--soft) } del b { background: var(--unmark); font-weight: 400 }
.no-deletions del { display: none } .no-graphs .graph { display: none }
a[data-n], g[data-n], [data-l] { cursor: pointer } a[data-n]:hover { text-decoration: underline }
.graph > summary { font-size: 12px; color: var(--soft); cursor: pointer } p.graph { font-size: 12px; color: var(--soft); max-width: 12rem; margin: 0 }
`;
