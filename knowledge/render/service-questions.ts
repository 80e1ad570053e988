import { categoryOf } from '#catalogue/categories.ts';
import { type ServiceSlug, serviceSlugs } from '#catalogue/service.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import type { Draft } from '../draft.ts';
import type { EntryCategory } from '../entry.ts';
import { idRanges } from '../id-ranges.ts';
import { serviceWords } from './service-words.ts';
import { capital, type ServiceTexts } from './subject.ts';

const idsPerService = 10;

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

/** On its page a question needs no subject; in the chat it does. */
function withSubject(question: string, slug: ServiceSlug): string {
  const { said, thing, terms } = serviceWords[slug];
  const names = [said, thing.replace(/^an? /, ''), ...terms, serviceNames[slug].shortName];
  const asked = question.toLowerCase();
  const named = names.some((name) => asked.includes(name.toLowerCase()));
  if (named) return question;
  const opener =
    /^(?:Am|Are|Can|Could|Do|Does|Has|Have|How|If|Is|May|Must|My|Should|What|We|When|Where|Which|Who|Whose|Why|Will)\b/;
  return `${capital(said)}: ${question.replace(opener, (word) => word.toLowerCase())}`;
}

/** As typed into a search box: the service and the telling words. */
function keywords(question: string, slug: ServiceSlug): string {
  const filler = /\b(?:a|an|the|do|does|is|are|can|will|i|you|my|your|to|of|it|for|and|or|what|which|if|be|have)\b/gi;
  const words = `${serviceWords[slug].terms[0]} ${question.toLowerCase().replace(/[’']/g, '').replace(filler, ' ')}`
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);
  return [...new Set(words)].join(' ');
}

/** The questions of the service pages, so that the chat knows what the pages answer. */
export function serviceQuestionEntries(texts: ServiceTexts): Draft[] {
  return serviceSlugs.flatMap((slug, index) =>
    (texts[slug]?.questions ?? []).slice(0, idsPerService).map(({ question, answer }, number) => ({
      id: idRanges.serviceQuestions.from + index * idsPerService + number,
      question: withSubject(question, slug),
      answer,
      category: entryCategory(slug),
      alternatives: [keywords(question, slug)],
      tags: [slug],
      source: `catalogue/services/${slug}.ts`,
    })),
  );
}
