import { verbFor } from '#catalogue/say/grammar.ts';
import { adSpendNoteFor, linkReference, type RenderedEntry, type Subject } from './subject.ts';

/** The first sentences of a text, up to about this many words. Answers are shorter than pages. */
function opening(text: string, words: number): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=[A-Z{“'])/);
  let said = '';
  for (const sentence of sentences) {
    const longer = said ? `${said} ${sentence}` : sentence;
    if (said && longer.split(/\s+/).length > words) break;
    said = longer;
  }
  return said;
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

export function whatItIs(subject: Subject): RenderedEntry | undefined {
  const { text, said, terms, slug, thing } = subject;
  const [first] = text?.about ?? [];
  if (!first) return undefined;
  return {
    question: `What ${verbFor(said, 'is', 'are')} ${said}?`,
    answer: `${opening(first, 75)} Read more: ${linkReference(subject)}`,
    category: 'services',
    alternatives: [
      `what ${verbFor(said, 'does', 'do')} ${said} mean?`,
      `explain ${terms[0]} to me`,
      `what exactly is your ${thing.replace(/^an? /, '')} service`,
      `tell me about your ${terms[1].replace(/ service$/, '')} service`,
    ],
    tags: [slug, 'what-it-is'],
  };
}

export function whatItInvolves(subject: Subject): RenderedEntry | undefined {
  const { text, said, terms, slug } = subject;
  const second = text?.about[1];
  if (!second) return undefined;
  return {
    question: `What ${verbFor(said, 'does', 'do')} ${said} involve?`,
    answer: `${opening(second, 75)} More about ${said}: ${linkReference(subject)}`,
    category: 'services',
    alternatives: [`more about ${said}`, `how do you handle ${terms[0]}?`, `${terms[1]} in detail`],
    tags: [slug, 'scope'],
  };
}

export function beforeYouOrder(subject: Subject): RenderedEntry | undefined {
  const { text, said, terms, slug } = subject;
  const third = text?.about[2];
  if (!third) return undefined;
  return {
    question: `What should I know before I order ${said}?`,
    answer: `${opening(third, 75)} More about ${said}: ${linkReference(subject)}`,
    category: 'services',
    alternatives: [
      `is there anything special about ${said}`,
      `anything to consider before buying ${terms[0]}?`,
      `${terms[1]} advice before ordering`,
    ],
    tags: [slug, 'requirements'],
  };
}

export function audience(subject: Subject): RenderedEntry | undefined {
  const { text, said, terms, slug, name } = subject;
  if (!text) return undefined;
  return {
    question: `Who ${verbFor(said, 'is', 'are')} ${said} for?`,
    answer: `${name} ${verbFor(name, 'is', 'are')} a good fit if:\n${bullets(text.audience)}\nMore: ${linkReference(subject)}`,
    category: 'services',
    alternatives: [
      `${verbFor(said, 'is', 'are')} ${said} right for me?`,
      `do i really need ${terms[0]}`,
      `what kind of business needs ${terms[1]}`,
    ],
    tags: [slug, 'audience'],
  };
}

export function deliverables(subject: Subject): RenderedEntry | undefined {
  const { text, said, terms, slug } = subject;
  if (!text) return undefined;
  return {
    question: `What do I receive with ${said}?`,
    answer: `Here's what you get with ${said}:\n${bullets(text.deliverables)}\n${adSpendNoteFor(subject)}Details: ${linkReference(subject)}`,
    category: 'services',
    alternatives: [
      `${said} deliverables`,
      `what will you hand over for ${terms[0]}?`,
      `what do i get in the end with ${terms[1]}`,
    ],
    tags: [slug, 'deliverables'],
  };
}

export function processSteps(subject: Subject): RenderedEntry | undefined {
  const { text, said, terms, slug } = subject;
  if (!text) return undefined;
  const steps = text.process.map(({ title, text: step }) => `**${title}**: ${opening(step, 1)}`);
  return {
    question: `How ${verbFor(said, 'does', 'do')} ${said} work, step by step?`,
    answer: `Here's how ${said} usually ${verbFor(said, 'works', 'work')}:\n${bullets(steps)}\nMore: ${linkReference(subject)}`,
    category: 'services',
    alternatives: [`${said} process`, `what happens after i order ${terms[0]}?`, `steps of ${terms[1]} project`],
    tags: [slug, 'process'],
  };
}

/** Writing services have no tools worth listing. */
export function technologies(subject: Subject): RenderedEntry | undefined {
  const { text, said, terms, slug, piece } = subject;
  if (!text || piece) return undefined;
  return {
    question: `Which tools and methods do you use for ${said}?`,
    answer: `These are the tools and methods we usually use for ${said}:\n${bullets(text.technologies)}\nNeed something else? Ask us at {company.email} before you order. More: ${linkReference(subject)}`,
    category: 'technical',
    alternatives: [`${said} technologies`, `what software do you use for ${terms[0]}?`, `${terms[1]} tools`],
    tags: [slug, 'technology', 'tools'],
  };
}

export function related(subject: Subject): RenderedEntry | undefined {
  const { text, texts, said, terms, slug } = subject;
  if (!text) return undefined;
  const lines = text.related.map((each) => `**{${each}.name}**: ${texts[each]?.promise ?? ''} {${each}.link}`);
  return {
    question: `Which services go well with ${said}?`,
    answer: `These go well with ${said}:\n${bullets(lines)}`,
    category: 'services',
    alternatives: [
      `services related to ${said}`,
      `what else should i order with ${terms[0]}?`,
      `what to combine with ${terms[1]}`,
    ],
    tags: [slug, 'related'],
  };
}
