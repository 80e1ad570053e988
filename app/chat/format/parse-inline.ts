import { company } from '#company/facts.ts';
import type { Inline } from './nodes.ts';

/** Fewer digits are a price, an order number or a year. */
const phoneDigits = { from: 7, to: 15 } as const;

/**
 * What is formatted in a line, in this order: URLs and email addresses first, so that digits and at-signs inside them
 * aren't matched again. A phone number starts with '+' or a digit, is written in groups, and has no '$', '#', letter or
 * date next to it.
 */
const special =
  /(?<url>https?:\/\/[^\s<>"')\]]+)|(?<email>(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)|(?<phone>(?<![\p{L}\p{N}$#€£.,/:-])\+?\(?\d[\d\s().-]{5,22}\d(?![\p{L}\p{N}%]|[.,:/-]\d))/gu;

/** A cheap pre-check: compiling the expression is slow on phones, and most lines contain no match. */
const maybeSpecial = /[@\d]|:\/\//;

const date = /^\d{4}[-.\s]\d{1,2}[-.\s]\d{1,2}$|^\d{1,2}[-.\s]\d{1,2}[-.\s]\d{4}$|^(?:19|20)\d\d\s*-\s*(?:19|20)\d\d$/;

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  if (digits < phoneDigits.from || digits > phoneDigits.to || date.test(text)) return false;
  return text.startsWith('+') || text.startsWith('0') || /[\s()-]/.test(text) || digits >= 10;
}

/** Our own service pages open at the order form. */
function withOrderAnchor(url: string): string {
  const parsed = URL.parse(url);
  const ours = parsed?.origin === URL.parse(company.site)?.origin && parsed?.pathname.startsWith('/service/');
  return ours && !parsed?.hash ? `${url}#place-order` : url;
}

/** Trailing punctuation belongs to the sentence, not to the URL. */
function withoutTrailing(address: string): string {
  let end = address.length;
  // Character by character: a regular expression takes quadratic time on a long run of full stops.
  while (end > 0 && '.,!?;:*'.includes(address.charAt(end - 1))) end--;
  return address.slice(0, end);
}

function linked(line: string): Inline[] {
  if (line !== '' && !maybeSpecial.test(line)) return [{ kind: 'text', text: line }];
  const nodes: Inline[] = [];
  let from = 0;
  const say = (to: number) => {
    if (to > from) nodes.push({ kind: 'text', text: line.slice(from, to) });
  };
  for (const found of line.matchAll(special)) {
    const { url, email, phone } = found.groups ?? {};
    const text = url ? withoutTrailing(url) : found[0];
    if (phone && !isPhone(phone)) continue;
    say(found.index);
    from = found.index + text.length;
    if (url) nodes.push({ kind: 'link', text, url: withOrderAnchor(text) });
    else if (email) nodes.push({ kind: 'email', text, url: `mailto:${text}` });
    else nodes.push({ kind: 'phone', text, url: `https://wa.me/${text.replace(/\D/g, '')}` });
  }
  say(line.length);
  return nodes;
}

/** Double asterisks are bold; an unmatched pair stays as typed. */
export function parseInline(line: string): Inline[] {
  const parts = line.split('**');
  if (parts.length % 2 === 0) {
    const last = parts.pop() ?? '';
    parts[parts.length - 1] = `${parts.at(-1)}**${last}`;
  }
  return parts.flatMap((part, index): Inline[] => {
    if (part === '') return index % 2 === 1 ? [{ kind: 'text', text: '****' }] : [];
    return index % 2 === 1 ? [{ kind: 'bold', children: linked(part) }] : linked(part);
  });
}
