import type { ServiceSlug } from '#catalogue/service.ts';
import type { Photograph } from './photograph.ts';
import type { SampleOrReal } from './sample.ts';

/** A client's quote, real or made up. */
export type Testimonial = SampleOrReal & {
  quote: string;
  role: string;
  trade: string;
  country: string;
  services: readonly ServiceSlug[];
  /** The person who said it, or their logo. */
  photograph?: Photograph;
};
