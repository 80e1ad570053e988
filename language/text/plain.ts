import { asDollars } from './money-words.ts';
import { normalizeQuestion } from './normalize-question.ts';
import { multiplierOf, spelledNumber, writtenNumber } from './numbers.ts';
import { longForm } from './short-forms.ts';

/** Longer questions are read up to here: enough for any real one, and it bounds the cost of a reply. */
const readLetters = 2000;

/** Lower-case words; ' . ' separates sentences, ' , ' clauses; '$400', '20%' and 'da30' are words. */
function normalizeFormatting(question: string): string {
  return (
    normalizeQuestion(asDollars(question.slice(0, readLetters).replace(/\n\s*/g, ' , ')))
      .replace(/[’‘`´]/g, "'")
      .replace(/\bwhat'?s[ -]app\b/g, 'whatsapp')
      .replace(/\b(?:\p{L}[.-]){2,}\p{L}\b/gu, (letters) => letters.replace(/[.-]/g, ''))
      .replace(/https?:\/\/\S+|www\.\S+/g, ' webaddress ')
      .replace(/(?<![^\s@])[^\s@]{1,64}@[^\s@]{1,200}/g, ' mailaddress ')
      .replace(/(\d)[,](?=\d{3}\b)/g, '$1')
      // '1.500 words' is written so in much of Europe.
      .replace(/(?<![\d.])([1-9]\d?)\.(?=\d{3}(?![\d.]))/g, '$1')
      .replace(/(?<![\d-])(\d{1,4}) ?[-–] ?(?=\d{1,4}(?![\d-]))/g, '$1 to ')
      .replace(/(\p{L})\.(?=js\b)/gu, '$1')
      .replace(/(\d)\.(?=\d)/g, '$1·')
      .replace(/^\d{1,2}[.)](?=\s)|(?:^|\s)(?:\d|\(?[a-h\d])\)(?=\s)/g, ' . ')
      .replace(/(?:^|\s)[-–—]+(?=\s)|(?<![.!?;:…])[.!?;:…]+(?=\s|$|["')])|[—–]/g, ' . ')
      .replace(/,/g, ' , ')
      .replace(/(\d{3})w\b/g, '$1 words')
      .replace(/\b(what|it|that|how|where|who|let|he|she|here|there)'s\b/g, '$1s')
      .replace(/\bi'd\b|\bid(?= (?:like|love|want|need|rather|say|be|have|prefer)\b)/g, 'i would')
      .replace(/\b(we|they|you)'re\b/g, '$1 are')
      .replace(/'s(?=\s|$|\W)/g, '')
      .replace(/(\p{L})'(?=\p{L})/gu, '$1')
      .replace(/(\p{L})\1{2,}/gu, '$1')
      .replace(/&/g, ' and ')
      .replace(/\s\+\s/g, ' and ')
      .replace(/#1\b/g, ' number one ')
      .replace(/\b4(?= (?:a|an|the|my|our|me|us|it|that|this)\b(?! (?:day|week|month|year|time)))/g, 'for')
      .replace(/\ba (?:pair|couple) of\b/g, '2')
      .replace(/\bhalf a (?=dozen|hundred|thousand|grand)/g, 'half ')
      .replace(/(\p{L})\.(?=\p{L})/gu, '$1 ')
      .replace(/[^\p{L}\p{N}\s$%.,·]/gu, ' ')
      .replace(/·/g, '.')
  );
}

function moneyFirst(text: string): string {
  return text
    .replace(/\b(\d+(?:\.\d+)?k?)\s*(?:usd|dollars?|bucks|dolars?|\$)(?=\s|$)/g, ' $$$1 ')
    .replace(/\busd\s*(?=\d)/g, ' $')
    .replace(/\$\s*(\d+(?:\.\d+)?k?)/g, ' $$$1 ')
    .replace(/\b(\d+(?:\.\d+)?)\s*(?:percent|per cent|pct)\b/g, '$1%')
    .replace(/\bda\s*(\d\d)s?\b/g, ' da$1 ')
    .replace(/\bx ?(\d+)\b|\b(\d+) ?x\b/g, '$1$2 times')
    .replace(/\b(?:domain )?authority (?:of |above |over )?(?:da )?(\d\d)\b/g, ' da$1 ');
}

/** 'One' is a number only before something countable: 'one page', but 'the premium one', 'one-time', 'number one'. */
const countable =
  /^(?:pages?|words?|campaigns?|competitors?|rivals?|revisions?|rounds?|banners?|items?|logos?|concepts?|months?|weeks?|days?|hours?|minutes?|keywords?|stats?|citations?|platforms?|questions?|articles?|blogs?|infographics?|posts?|thousand|hundred|links?|placements?|edits?|texts?|graphics?|years?|at|guest|\$\d+|da\d\d|\d+|basic|standard|premium|small|large|big)$/;
/** 'The one campaign package'. */
const packageNoun = /^(?:package|plan|option|one|version)$/;
const pointed = /^(?:the|that|this|which|any|other|another|no|every|each|right|number)$/;

/** 'Only one of them', 'if I do just one', 'ok one again'. */
function isAlone(words: readonly string[], at: number): boolean {
  const [before = '', next = ''] = [words[at - 1], words[at + 1]];
  const ends = /^(?:|[.,]|please|pls|then|now|instead|again)$/.test(next);
  return /^(?:only|just)$/.test(before) ? ends || next === 'of' : ends && /^(?:do|take|okay|to)$/.test(before);
}

function numeralsAsDigits(words: readonly string[]): string[] {
  const result: string[] = [];
  for (let index = 0; index < words.length; ) {
    const spelled = spelledNumber(words, index);
    const word = words[index] ?? '';
    const written = writtenNumber(word.replace(/^\$/, ''));
    // '2 thousand words', '3 hundred'.
    const scale = written === undefined || written >= 100 ? undefined : multiplierOf(words[index + 1] ?? '');
    if (
      spelled &&
      (word !== 'one' ||
        spelled.length > 1 ||
        (countable.test(words[index + 1] ?? '') &&
          (!pointed.test(words[index - 1] ?? '') || packageNoun.test(words[index + 2] ?? ''))) ||
        isAlone(words, index))
    ) {
      result.push(`${spelled.value}`);
      index += spelled.length;
    } else {
      result.push(written === undefined ? word : `${word.startsWith('$') ? '$' : ''}${written * (scale ?? 1)}`);
      index += scale ? 2 : 1;
    }
  }
  return result;
}

const joinedUnit = /(\d)(?=(?:pages?|pagers?|words?|days?|weeks?|months?|hours?|hrs?|mins?|minutes?|pcs|concepts?)\b)/g;

function computePlainWords(question: string): string[] {
  const words = moneyFirst(normalizeFormatting(question)).replace(joinedUnit, '$1 ').split(/\s+/).filter(Boolean);
  const long = words.flatMap((word) => longForm(word).split(' '));
  return moneyFirst(numeralsAsDigits(long).join(' ')).split(/\s+/).filter(Boolean);
}

/**
 * The size of the cache in characters: a reply needs the words of a message several times, and start-up those of every
 * wording. All wordings have about 700,000.
 */
const maxLetters = 2_000_000;
const remembered = new Map<string, readonly string[]>();
let letters = 0;

/** The words of a question without formatting: 'How much is 1,500$?' is 'how much is $1500 .'. */
export function plainWords(question: string): readonly string[] {
  const known = remembered.get(question);
  if (known) return known;
  const words = computePlainWords(question);
  if (letters > maxLetters) {
    remembered.clear();
    letters = 0;
  }
  remembered.set(question, words);
  letters += question.length;
  return words;
}

/** A text as used by cues: without commas, with a space at both ends. */
export function paddedText(words: readonly string[]): string {
  return ` ${words.filter((word) => word !== ',').join(' ')} `;
}
