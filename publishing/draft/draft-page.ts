import { escapeMarkup } from '#company/escape.ts';
import { withoutScripts } from '#server/page-html.ts';

/** Also used for what the server appends to the page once the draft has been checked. */
const barStyle = [
  '.draft-bar{background:#fff3c4;border-bottom:2px solid #8a6100;color:#2b2100;font:1rem/1.5 system-ui,sans-serif;padding:.75rem 1rem}',
  '.draft-bar p,.draft-bar ul{margin:.25rem auto;max-width:60rem}',
  '.draft-bar ul{padding-left:1.25rem}',
  '.draft-refused{border-block:2px solid #8a6100;bottom:0;max-block-size:50vh;overflow:auto;position:sticky;z-index:99}',
].join('');

const chatStyle = [
  'body{background:#f4f1ea;color:#1d2433;font:1rem/1.5 system-ui,sans-serif;margin:0}',
  '.talk{display:flex;flex-direction:column;gap:1rem;margin:2rem auto;max-width:26rem;padding:0 1rem}',
  '.talk>*{border-radius:.75rem;overflow-wrap:anywhere;padding:.75rem 1rem}',
  '.asked{align-self:flex-end;background:#cfe4f5}',
  '.said{background:#fff}',
  '.said p,.said ul{margin:.5rem 0}',
  '.said ul{padding-left:1.25rem}',
].join('');

export interface Notes {
  leavesOutPhotograph: boolean;
}

function barOf({ leavesOutPhotograph }: Notes): string {
  const photograph = leavesOutPhotograph
    ? '<p>A new photograph is prepared when you publish, so it is not here yet.</p>'
    : '';
  return `<aside class="draft-bar"><p><strong>Preview</strong> of what was last saved. Visitors see it once it is published, or at the time it was set for.</p>${photograph}</aside>`;
}

/** Links open in a new tab: the panel's frame may show no other page. */
const head = '<meta name="robots" content="noindex, nofollow"><base target="_blank">';

/** A page of the site with a draft, without scripts, which would restore the published data. */
export function draftPage(html: string, notes: Notes): string {
  return withoutScripts(html)
    .replace('<head>', () => `<head>${head}<style>${barStyle}</style>`)
    .replace(/<body[^<>]*>/, (tag) => `${tag}${barOf(notes)}`);
}

const bold = (html: string) => html.replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

/** The answer format: paragraphs, bold text and lines that start with '- '. */
function answerHtml(answer: string): string {
  const blocks: string[] = [];
  let items: string[] = [];
  const closeList = () => {
    if (items.length > 0) blocks.push(`<ul>${items.join('')}</ul>`);
    items = [];
  };
  for (const line of answer.split('\n').map((each) => each.trim())) {
    const html = bold(escapeMarkup(line.replace(/^[-•] /, '')));
    if (/^[-•] /.test(line)) {
      items.push(`<li>${html}</li>`);
      continue;
    }
    closeList();
    if (line) blocks.push(`<p>${html}</p>`);
  }
  closeList();
  return blocks.join('');
}

/** An answer as shown in the chat, below its question. */
export function draftAnswer({ question, answer }: { question: string; answer: string }, notes: Notes): string {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}`,
    `<title>Preview of an answer</title><style>${barStyle}${chatStyle}</style></head><body>${barOf(notes)}`,
    `<main class="talk"><p class="asked">${escapeMarkup(question)}</p><div class="said">${answerHtml(answer)}</div></main>`,
    '</body></html>',
  ].join('');
}

/** Shown if a record has no page, or none can be rendered. */
export function draftNote(text: string, notes: Notes): string {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}`,
    `<title>Preview</title><style>${barStyle}${chatStyle}</style></head><body>${barOf(notes)}`,
    `<main class="talk"><p class="said">${escapeMarkup(text)}</p></main></body></html>`,
  ].join('');
}
