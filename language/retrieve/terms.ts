import { paddedText, plainWords } from '../text/plain.ts';
import { stem } from '../text/stem.ts';
import { concept } from './synonyms.ts';

/** Shorter query words say nothing about the subject. */
const shortestQueryWord = 3;

const stopWords = new Set(
  'the and for are was were you your yours can could would should will shall does did has have had with that this these those there here what which who whom how why when where from into our out its their them they his her she him not but any some all also just only very please tell know want need like get got give let may might must per via about more most much many one two than then too use using used been being thing things something anything guys really okay hello hey thanks thank sir madam mean means meaning explain explained stand stands purpose worth bother normal actually exactly simply still even point'.split(
    ' ',
  ),
);

/** What a text asks, where its words would be dropped as stop words: 'how long', 'when', 'where', 'who'. */
const questionWords: readonly (readonly [string, RegExp])[] = [
  ['?price', / (?:how much|price\S*|pricing|costs?|charges?|fees?|rates?|dollars?|expensive|cheap\S*|budget) /],
  [
    '?time',
    / (?:how long|how soon|how fast|how quick\S*|when|how many (?:day|week|month)s|timeline|turnaround|deliver\S*) /,
  ],
  ['?place', / (?:where|located|location|address|based) /],
  ['?meaning', / (?:what is|what are|what for|explain\S*|meaning|means?|definition|stands? for|purpose) /],
  [
    '?worth',
    / (?:worth|should (?:i|we|my|our)|do (?:i|we) (?:really |even |still )?need|any point|benefits?|advantages?|bother) /,
  ],
  ['?reason', / (?:why|reasons?|how come|what happened) /],
  ['?contents', / (?:includ\S*|inside|what do i get|contains?|comes? with|features?) /],
];

/** The words that say what a text is about. */
export function contentTerms(words: readonly string[]): string[] {
  return words
    .filter((word) => (word.length >= shortestQueryWord || /^\d+$/.test(word)) && !stopWords.has(word))
    .map((word) => concept(stem(word)));
}

/** The words of a question and what it asks. */
export function questionTerms(text: string): string[] {
  return termsFrom(plainWords(text));
}

/** Instructions about the form of the answer aren't part of the question. */
const formatInstructions =
  / (?:in (?:simple|plain|easy|normal) (?:words|terms|english|language)|please|quick question)(?= )/g;

/** The same for a visitor's question, with spelling corrected. */
export function queryTerms(words: readonly string[]): string[] {
  return termsFrom(` ${words.join(' ')} `.replace(formatInstructions, ' ').trim().split(' '));
}

function termsFrom(all: readonly string[]): string[] {
  const whole = paddedText(all);
  const asked = questionWords.filter(([, cue]) => cue.test(whole));
  return [...contentTerms(all), ...asked.map(([name]) => name)];
}
