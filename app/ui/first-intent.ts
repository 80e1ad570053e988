/** What a visitor does before anything of the page can be wanted, and the ways to a page that already want something. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'change',
  'click',
  'popstate',
];

let keep: () => void = () => undefined;

/** Kept with the visitor's first sign of interest; on the server, which draws whole pages, from the start. */
export const firstIntent = new Promise<void>((resolve) => {
  keep = resolve;
});

function show(): void {
  // What React reads of a promise, so that it need not wait a turn for one that is kept.
  Object.assign(firstIntent, { status: 'fulfilled', value: undefined });
  keep();
}

/** Pages can be scrolled, opened up and typed into long before this runs; what was done shows. */
function shownBefore(): boolean {
  return (
    window.location.hash !== '' ||
    window.scrollY > 0 ||
    document.activeElement !== document.body ||
    document.querySelector('details[open], dialog[open]') !== null
  );
}

if (typeof window === 'undefined' || shownBefore()) show();
else {
  const onSign = () => {
    for (const sign of signs) window.removeEventListener(sign, onSign, true);
    show();
  };
  // Before anything else hears of it, React included: what waits for the sign may be what the sign is for.
  for (const sign of signs) window.addEventListener(sign, onSign, { capture: true, passive: true });
}
