/** The report is a single file, so its styles are inline: the site's colours, light and dark. */
export const reportStyle = `
:root { color-scheme: light dark; --ink: light-dark(#12233d, #e8f0f4); --paper: light-dark(#f3f7f8, #0e1a2b);
  --sheet: light-dark(#fff, #15263d); --slate: light-dark(#4a5a70, #a9b9ca); --line: light-dark(#7c8ca0, #6f8299);
  --answered: light-dark(#0a6a62, #7fd1c2); --open: light-dark(#c7361b, #ff8465); --sky: light-dark(#cfe6f1, #1c3a56); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.6 'Instrument Sans', 'Helvetica Neue', Arial, sans-serif; }
header { background: var(--sky); padding: 48px max(16px, calc(50% - 480px)); }
main { padding: 0 max(16px, calc(50% - 480px)) 64px; }
h1 { margin: 0; font-size: clamp(2rem, 6vw, 3.25rem); line-height: 1.05; letter-spacing: -0.03em; }
h2 { margin: 0 0 16px; font-size: 1.5rem; }
section { margin-top: 48px; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); gap: 16px; margin: 32px 0 0; padding: 0; list-style: none; }
.figures li { padding: 16px; background: var(--sheet); clip-path: polygon(0 0, calc(100% - 18px) 0, 100% 18px, 100% 100%, 0 100%); }
.figures strong { font-size: 1.75rem; line-height: 1.2; }
.figures li strong:first-child { display: block; }
.figures li:last-child strong { display: inline; font-size: 1.25rem; }
svg { display: block; width: 100%; height: auto; }
svg text { fill: var(--slate); font-size: 13px; }
svg line { stroke: var(--line); }
rect.answered { fill: var(--answered); } rect.open { fill: var(--open); }
.key span { display: inline-block; width: 12px; height: 12px; margin: 0 4px 0 12px; } .key span:first-child { margin-left: 0; }
.key .answered { background: var(--answered); } .key .open { background: var(--open); }
table { width: 100%; border-collapse: collapse; }
caption { text-align: start; color: var(--slate); padding-bottom: 8px; }
th { text-align: start; font-weight: 500; padding: 8px 16px 8px 0; width: 50%; }
td { padding: 8px 0; } tr { border-top: 1px dashed var(--line); }
.bar { height: 14px; } .bar rect { fill: var(--answered); }
.number { text-align: end; font-variant-numeric: tabular-nums; padding-inline-start: 16px; }
figure { margin: 0; } figcaption strong { font-size: 1.25rem; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); gap: 24px; } .plots svg { height: 64px; }
.pages thead th { color: var(--slate); width: auto; } .pages th.number { text-align: end; } table + table { margin-top: 24px; }
details { border-top: 1px dashed var(--line); } details:last-child { border-bottom: 1px dashed var(--line); }
summary { display: flex; justify-content: space-between; gap: 16px; min-height: 44px; padding: 10px 0; cursor: pointer; font-weight: 500; }
summary::before { content: '+'; width: 1em; color: var(--open); } details[open] summary::before { content: '–'; }
summary span:first-child { flex: 1; } details ul { margin: 0 0 16px; padding-inline-start: 2em; color: var(--slate); }
@media print { details::details-content { content-visibility: visible; } }
`;
