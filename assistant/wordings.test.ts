import { describe, expect, it } from 'vitest';
import { allEntries } from '#knowledge/index.ts';
import { createAssistant } from './assistant.ts';
import type { HistoryMessage } from './contract.ts';

const assistant = createAssistant({ entries: allEntries() });

/** The reply to the last message of a conversation whose earlier ones were answered too. */
function replyTo(...messages: readonly string[]): string {
  const history: HistoryMessage[] = [];
  let said = '';
  for (const question of messages) {
    const answer = assistant.reply({ question, history: [...history], topK: 3 });
    said = 'match' in answer ? answer.match.answer : answer.message;
    history.push({ sender: 'user', text: question }, { sender: 'bot', text: said });
  }
  return said;
}

describe('follow-ups', () => {
  it.each([
    ['a correction changes the service', ['how much is a website', 'I meant the design'], /Website Design/],
    [
      'what is negated is not meant',
      ['website design standard price', 'not design, development'],
      /Development, Standard/,
    ],
    ['too dear shows the rest of the list', ['price of logo standard', 'too much, anything lower?'], /\$50/],
    ['several pieces are multiplied', ['price of logo standard', 'make it two of them'], /\$200/],
    ['an amount beats a word of size', ['on-page seo for 20 pages', 'and a bigger one, 50 pages'], /\$400/],
    ['a matter is carried on', ['what is your refund policy', 'and after work has started?'], /Once work has started/],
    ['what it includes is asked of what was named', ['website design', 'does it include seo?'], /Website Design/],
    ['months multiply the package just named', ['social media basic', '3 months total'], /\$900/],
    [
      'the one above is the next package',
      ['basic website design price', 'and the one above that?'],
      /Design, Standard/,
    ],
    [
      'payments of a package are asked of the package',
      ['price of the basic web app', 'does that one take card payments?'],
      /payment integration/i,
    ],
    ['a date is no amount', ['logo design premium', 'when is it done if I order on 3 March?'], /10 March/],
  ])('%s', (_, messages, expected) => {
    expect(replyTo(...messages)).toMatch(expected);
  });
});

describe('claims', () => {
  it('does not say yes to a wrong delivery time of guest posts', () => {
    expect(replyTo('guest posts take 10 days, correct?')).toMatch(/^Not quite.*2 days/s);
  });

  it('answers a budget without a service by what it buys', () => {
    expect(replyTo('what could I do with 50 dollars?')).toMatch(/Logo Design, Basic/);
  });

  it('corrects a wrong amount and names the package that holds it', () => {
    expect(replyTo('basic logo has 4 concepts, right?')).toMatch(/Not quite.*2 concepts.*Standard/s);
  });
  it('does not take a budget for a claim', () => {
    expect(replyTo("$1000 for a website, what's possible")).not.toMatch(/Not quite/);
  });
});

describe('areas not served', () => {
  it.each(['car insurance leads with google ads', 'we run a sportsbook blog', 'our payday lending app needs seo'])(
    'refuses %s',
    (question) => {
      expect(replyTo(question)).toMatch(/we do not serve/);
    },
  );
  it.each([
    'the insurance paid out, what does a standard website cost',
    'we got a loan from the bank, price of a web shop?',
    'our shop is next to a casino, price of local citations',
    'how do I know you are not scammers',
  ])('serves %s', (question) => {
    expect(replyTo(question)).not.toMatch(/we do not serve/);
  });
});

describe('places', () => {
  it.each([
    ['do you take on clients from Papua New Guinea?', 'Papua New Guinea'],
    ['do you guys do the Isle of Man', 'Isle Of Man'],
    ['how about Ulaanbaatar then', 'Ulaanbaatar'],
  ])('reads the whole name in %s', (question, name) => {
    expect(replyTo(question)).toContain(`serves ${name} and`);
  });
  it.each(['do you do Magento?', 'blogger outreach at DA 50'])('takes no word of the trade for one: %s', (question) => {
    expect(replyTo(question)).not.toMatch(/clients worldwide/);
  });
});

describe('other companies', () => {
  it.each(['what does semrush cost', 'wix premium monthly price', 'how do I centre a div in css'])(
    'says no honestly to %s',
    (question) => {
      expect(replyTo(question)).not.toMatch(/\$\d|\/service\//);
    },
  );
});

describe('everyday words', () => {
  it('leaves a clicking knee to the doctor', () => {
    expect(replyTo('my knee clicks when I run, what is it')).not.toMatch(/sites we build/);
  });

  it('knows a town and a service in Roman Urdu', () => {
    expect(replyTo('multan mein service available hai?')).toMatch(/Multan/);
  });

  it('refuses papers that pass as real and takes a shop for frames', () => {
    expect(replyTo('diplomas that pass as genuine, build me a shop')).toMatch(/do not serve anything unlawful/);
    expect(replyTo('website for a shop that sells diploma frames')).not.toMatch(/do not serve/);
  });
});
