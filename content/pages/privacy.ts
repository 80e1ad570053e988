import { company } from '#company/facts.ts';
import type { PageSection, PageText } from './page-fields.ts';

/** The settings that determine what is stored. */
export interface PrivacySettings {
  /** Days after which messages are deleted; 0 if only on request. */
  leadDays: number;
  /** Days after which counts of visitors' actions are deleted. */
  countDays: number;
  /** Days for which questions to the assistant are kept; null if they aren't stored. */
  chatDays: number | null;
  /** Hosts of third-party scripts, if any. */
  analyticsOrigins: readonly string[];
}

export interface PrivacyText extends PageText {
  sections: readonly PageSection[];
}

export function privacyText({ leadDays, countDays, chatDays, analyticsOrigins }: PrivacySettings): PrivacyText {
  return {
    heading: 'Privacy',
    lead: 'What we keep when you read this site, write to us or talk to the assistant: what for, for how long, and how to have it deleted.',
    sections: [
      {
        id: 'who-is-responsible',
        title: 'Who is responsible',
        paragraphs: [
          `${company.legalName}, based in {company.base}. Whatever you want to know about your data, or want done with it, write to {company.email}.`,
        ],
      },
      readingSection(countDays, analyticsOrigins),
      {
        id: 'writing-to-us',
        title: 'When you write to us',
        paragraphs: [
          'The contact form, and ‘Talk to a person’ in the chat, ask for what we need to answer you. We use it for that, and for nothing else: no newsletter, no passing it on to others for their own ends.',
          leadDays > 0
            ? `Messages are stored on our server and sent on to our team. They're deleted there after ${leadDays} days, or sooner if you ask.`
            : 'Messages are stored on our server and sent on to our team. They stay there until we delete them, which we do as soon as you ask.',
        ],
        list: [
          'Your name and email address, to answer you.',
          'Your country, and your company, service and budget where you tell us, to answer well.',
          'Your message, and the estimate or the conversation with the assistant where you send it along.',
          'When you wrote, and a reference by which you can name the message.',
          "Our replies and what you ask back, with the message and no longer than it. They're on a page whose address nobody can guess: whoever has it can read and write there, so give it only to people who may.",
          "Your network address never. To stop robots we keep a scrambled form of it, which can't be turned back: its key is thrown away within days.",
        ],
      },
      quoteSection(leadDays),
      chatSection(chatDays),
      {
        id: 'in-your-browser',
        title: 'What stays in your browser',
        paragraphs: [
          "We set no cookies. Your browser keeps the conversation with the assistant until you clear it there, the address of your talk with our team until that is deleted, what you type into the contact form until you send it or close the tab, that you closed a notice until you close the tab, and your answer where we've asked for your consent. What you ask the assistant goes to our server, as the section above says. The rest is sent only when you press Send.",
        ],
      },
      {
        id: 'your-rights',
        title: 'What you can ask of us',
        paragraphs: [
          'A copy of what we have about you, a correction, or its deletion. Write to {company.email} from the address you used, with the reference if you have it. You can take back your consent at any time; what was done before stays lawful. If you think we handle your data wrongly, you can also complain to the data protection authority where you live.',
        ],
      },
    ],
  };
}

function readingSection(countDays: number, analyticsOrigins: readonly string[]): PageSection {
  const log =
    'Our server notes which page was asked for, when, and how long it took. It notes no network address, no search terms and nothing about your browser, so the notes say nothing about you.';
  const counts = `It also counts how often things are done in a day: pages seen, chats begun, questions answered or not, answers marked unhelpful, talks handed over to us, estimates, quotes, messages, and clicks that lead to an order. A count is a number and nothing more: no cookie, no network address, nothing that tells one visitor from another. Your browser's name is looked at once, to leave out robots, and not kept. Clicks, and pages opened by a link, are reported by the page itself. Counts are deleted after ${countDays} days.`;
  const others =
    'Every file of this site comes from our own server: no fonts, maps, pictures or scripts of others, and nobody who follows you from site to site.';
  const id = 'reading';
  const title = 'When you read this site';
  if (analyticsOrigins.length === 0) return { id, title, paragraphs: [log, counts, others] };
  return {
    id,
    title,
    paragraphs: [
      log,
      counts,
      'If you agree, and only then, your browser also loads scripts that tell us how the site is used. You can change your mind at any time with the link in the footer. The scripts come from, or report to:',
    ],
    list: analyticsOrigins.map((origin) => new URL(origin).host),
  };
}

function quoteSection(leadDays: number): PageSection {
  return {
    id: 'quotes',
    title: 'When you ask for a quote',
    paragraphs: [
      "A quote holds what you chose, its prices and its dates, and nothing about you. Its address can't be guessed, and search engines are told to leave it out. Whoever has the address can read the quote and accept it, so give it only to those who should.",
      `When you accept it, we store your name and email address with it as a message to us, as above; the quote's page shows neither. ${
        leadDays > 0
          ? `The quote itself is deleted ${leadDays} days after the last day on which it holds, or sooner if you ask.`
          : 'The quote itself stays until we delete it, which we do as soon as you ask.'
      }`,
    ],
  };
}

function chatSection(chatDays: number | null): PageSection {
  const kept =
    chatDays === null
      ? "We don't keep what you ask. When you tell us with a thumb whether an answer helped, that question is noted, with email addresses, phone numbers and account numbers taken out."
      : `To improve its answers we keep the questions, what answered them and whether that helped, for ${chatDays} days. Email addresses, phone numbers and account numbers are taken out first, and nothing says who asked.`;
  return {
    id: 'the-assistant',
    title: 'When you talk to the assistant',
    paragraphs: [
      "The assistant runs on our own server, and when that can't be reached, in your browser. No other company's AI sees what you write.",
      kept,
      "Please don't write anything confidential into the chat.",
    ],
  };
}
