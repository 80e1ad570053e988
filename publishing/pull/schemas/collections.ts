import { z } from 'zod';
import { body, bodyAsTyped, checkbox, line, lines, optional, slug } from '#content/fields.ts';
import { pieceFields } from '#content/portfolio-piece.ts';
import { testimonialFields } from '#content/testimonial.ts';
import { fromEditor } from '../post-text.ts';
import { address, pictured } from './parts.ts';

/** Tags are on one line in a post's file. */
const tag = line.refine((value) => !/[,[\]]/.test(value), 'must not have commas or brackets');

export const post = pictured(
  'post',
  z.object({
    slug,
    title: line,
    description: line,
    date: z.iso.date('must be written like 2026-03-12'),
    tags: lines(tag),
    services: lines(),
    body: bodyAsTyped.transform(fromEditor).pipe(body),
  }),
);

const sampleOrReal = z.object({
  sample: checkbox,
  client: optional(line),
  link: optional(address),
  consent: optional(line),
});

type SampleFields = z.output<typeof sampleOrReal>;

/** A sample only says that it is one; real work names its client. The content checks require consent. */
function sampled<Rest extends object>({ sample, client, link, consent, ...rest }: SampleFields & Rest) {
  if (sample) return { ...rest, sample: true as const };
  return { ...rest, client: client ?? '', ...(link ? { link } : {}), consent: consent ?? '' };
}

export const piece = pictured(
  'portfolio-piece',
  z.object({ ...sampleOrReal.shape, ...pieceFields.shape }).transform(sampled),
);

export const testimonial = pictured(
  'testimonial',
  z.object({ ...sampleOrReal.shape, ...testimonialFields.shape }).transform(sampled),
);
