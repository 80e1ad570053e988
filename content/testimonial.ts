import { z } from 'zod';
import { line, lines, text } from './fields.ts';
import type { Photograph } from './photograph.ts';
import type { SampleOrReal } from './sample.ts';

/** A client's quote. */
export const testimonialFields = z.object({ quote: text, role: line, trade: line, country: line, services: lines() });

/** A client's quote, real or made up. */
export type Testimonial = SampleOrReal &
  z.output<typeof testimonialFields> & {
    /** The person who said it, or their logo. */
    photograph?: Photograph;
  };
