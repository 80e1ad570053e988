import { categoryOf } from '#catalogue/categories.ts';
import { nameOf } from '#catalogue/look-up.ts';
import { capitalize } from '#catalogue/say/grammar.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import type { Draft } from '../draft.ts';
import type { EntryCategory } from '../entry.ts';
import { questionIds, questionsPerService } from '../id-ranges.ts';
import type { ServiceTexts } from './subject.ts';
import { numberOf, wordingOf } from './wording-of.ts';

const entryCategoryBySection: Record<string, EntryCategory> = {
  one: 'technical',
  two: 'technical',
  three: 'marketing',
  four: 'seo',
  five: 'content',
  six: 'design',
};

function entryCategory(slug: ServiceSlug): EntryCategory {
  return entryCategoryBySection[categoryOf(slug).attributes.sid] ?? 'services';
}

/** On the service's page a question needs no subject; in the chat it does. */
function withSubject(question: string, slug: ServiceSlug): string {
  const { said, thing, terms } = wordingOf(slug);
  const names = [said, thing.replace(/^an? /, ''), ...terms, nameOf(slug).shortName];
  const asked = question.toLowerCase();
  const named = names.some((name) => asked.includes(name.toLowerCase()));
  if (named) return question;
  const opener =
    /^(?:Am|Are|Can|Could|Do|Does|Doesn't|Has|Have|How|If|Is|May|Must|My|Should|What|We|When|Where|Which|Who|Whose|Why|Will)\b/;
  return `${capitalize(said)}: ${question.replace(opener, (word) => word.toLowerCase())}`;
}

/** As typed into a search box: the service and the keywords. */
function keywords(question: string, slug: ServiceSlug): string {
  const filler = /\b(?:a|an|the|do|does|is|are|can|will|i|you|my|your|to|of|it|for|and|or|what|which|if|be|have)\b/gi;
  const words = `${wordingOf(slug).terms[0]} ${question.toLowerCase().replace(/[’']/g, '').replace(filler, ' ')}`
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);
  return [...new Set(words)].join(' ');
}

/** The questions of the service pages, so that the chat can answer what the pages answer. */
export function serviceQuestionEntries(texts: ServiceTexts): Draft[] {
  return serviceSlugs.flatMap((slug) =>
    (texts[slug]?.questions ?? []).slice(0, questionsPerService).map(({ question, answer }, number) => ({
      id: questionIds(numberOf(slug)) + number,
      question: withSubject(question, slug),
      answer,
      category: entryCategory(slug),
      alternatives: [keywords(question, slug)],
      tags: [slug],
      source: `catalogue/services/${slug}.ts`,
    })),
  );
}
