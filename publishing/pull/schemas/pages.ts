import { z } from 'zod';
import { line, lines, many, optional, slug, text } from '../texts.ts';
import { pictured, point, question, section } from './parts.ts';

const pageText = z.object({ heading: line, lead: text });
const collectionText = z.object({
  heading: line,
  lead: text,
  sampleNote: optional(text).transform((note) => note ?? ''),
});
const collectionTexts = z.object({ all: collectionText, some: collectionText, none: collectionText });

export const homePage = z.object({
  heading: line,
  lead: text,
  prices: many(z.object({ service: slug, text: line })),
  categoriesHeading: line,
  categoriesLead: text,
  proofHeading: line,
  proofPoints: many(point),
  workLead: text,
  workLeadOfSamples: text,
  work: lines(),
  questionsHeading: line,
  questions: many(question),
});

export const aboutPage = pictured(
  'about-page',
  z.object({
    heading: line,
    lead: text,
    story: section,
    work: section,
    places: section,
    beliefsHeading: line,
    beliefs: many(point),
  }),
);

export const careersPage = z.object({
  heading: line,
  lead: text,
  openHeading: line,
  openText: text,
  roles: many(point),
  sendHeading: line,
  sendPoints: many(point),
  applyHeading: line,
  applyText: text,
  applySubject: line,
});

export const contactPage = z.object({
  heading: line,
  lead: text,
  formHeading: line,
  formLead: text,
  waysHeading: line,
  ways: many(point),
  adviceHeading: line,
  advice: lines(),
  messagesHeading: line,
  messages: many(z.object({ label: line, subject: line, message: text })),
  officesHeading: line,
  officesText: text,
});

export const howWeWork = z.object({ heading: line, lead: text, steps: many(point) });

export const termsPage = z.object({ heading: line, lead: text, sections: many(section) });

export const collectionPages = z.object({
  portfolioTexts: collectionTexts,
  testimonialsTexts: collectionTexts,
  blogText: pageText,
  sitemapText: pageText,
});
