import { z } from 'zod';
import { checkbox, line, lines, listOf, optional, paragraphs, slug, text } from '../fields.ts';
import type { Photograph } from '../photograph.ts';

/**
 * The texts of pages, field by field: what staff may write in the panel, and the type of each page's data. Titles and
 * descriptions for search engines are in `app/pages/site-page-list.ts`. Figures in these texts are references, listed
 * in `catalogue/README.md`.
 */
export const pageText = z.object({ heading: line, lead: text });
export type PageText = z.output<typeof pageText>;

/** A point with a title: a proof, a belief, a role, a step. */
export const point = z.object({ title: line, text });
export type Point = z.output<typeof point>;

export const question = z.object({ question: line, answer: text });

export interface PageSection {
  /** The anchor within the page. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}

/** A section whose list may be the one in the policies. */
export type TermsSection = PageSection & { listsAreasNotServed?: true };

const section = z
  .object({ anchor: slug, title: line, paragraphs, list: lines(), listsAreasNotServed: checkbox })
  .transform(
    ({ anchor, list, listsAreasNotServed, ...rest }): TermsSection => ({
      id: anchor,
      ...rest,
      ...(listsAreasNotServed ? { listsAreasNotServed: true as const } : list.length > 0 ? { list } : {}),
    }),
  );

/** The page of a collection. Its text depends on how many of the items are samples. */
const collectionText = z.object({
  ...pageText.shape,
  sampleNote: optional(text).transform((note) => note ?? ''),
});
const collectionTexts = z.object({ all: collectionText, some: collectionText, none: collectionText });
export type CollectionTexts = z.output<typeof collectionTexts>;

export const homePage = z.object({
  ...pageText.shape,
  /** The strip of starting prices below the headline. */
  prices: listOf(z.object({ service: slug, text: line })),
  categoriesHeading: line,
  categoriesLead: text,
  proofHeading: line,
  proofPoints: listOf(point),
  workLead: text,
  /** The same while all of the work is made up. */
  workLeadOfSamples: text,
  /** The portfolio pieces shown. */
  work: lines(),
  questionsHeading: line,
  questions: listOf(question),
});
export type HomeText = z.output<typeof homePage> & {
  /** One sentence per category, by `sid`. */
  categoryPromises: Readonly<Record<string, string>>;
};

export const aboutPage = z.object({
  ...pageText.shape,
  story: section,
  work: section,
  places: section,
  beliefsHeading: line,
  beliefs: listOf(point),
});
export type AboutText = z.output<typeof aboutPage> & {
  /** You, your workplace: shown below the heading. */
  photograph?: Photograph;
};

export const careersPage = z.object({
  ...pageText.shape,
  openHeading: line,
  openText: text,
  roles: listOf(point),
  sendHeading: line,
  sendPoints: listOf(point),
  applyHeading: line,
  applyText: text,
  /** Subject of the prepared email. */
  applySubject: line,
});
export type CareersText = z.output<typeof careersPage>;

export const contactPage = z.object({
  ...pageText.shape,
  formHeading: line,
  formLead: text,
  waysHeading: line,
  ways: listOf(point),
  adviceHeading: line,
  advice: lines(),
  messagesHeading: line,
  /** Prepared messages; the label is that of the select field. */
  messages: listOf(z.object({ label: line, subject: line, message: text })),
  officesHeading: line,
  officesText: text,
});
export type ContactText = z.output<typeof contactPage>;

export const howWeWork = z.object({ ...pageText.shape, steps: listOf(point) });
export type HowWeWork = z.output<typeof howWeWork>;

export const termsPage = z.object({ ...pageText.shape, sections: listOf(section) });
export type TermsText = PageText & { sections: readonly PageSection[] };

export const collectionPages = z.object({
  portfolioTexts: collectionTexts,
  testimonialsTexts: collectionTexts,
  blogText: pageText,
  sitemapText: pageText,
});
