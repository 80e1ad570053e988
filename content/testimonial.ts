import type { ServiceSlug } from '#catalogue/service.ts';
import type { Photograph } from './photograph.ts';
import type { SampleOrReal } from './sample.ts';

/** Words of a client, real or made up. */
export type Testimonial = SampleOrReal & {
  quote: string;
  role: string;
  trade: string;
  country: string;
  services: readonly ServiceSlug[];
  /** Who says it, or their sign. */
  photograph?: Photograph;
};
