import type { ServiceSlug } from '#catalogue/service.ts';
import type { Photograph } from './photograph.ts';
import type { SampleOrReal } from './sample.ts';

/** A project, real or made up. */
export type PortfolioPiece = SampleOrReal & {
  slug: string;
  title: string;
  summary: string;
  services: readonly ServiceSlug[];
  sector: string;
  country: string;
  challenge: string;
  /** Three or four steps, in order. */
  approach: readonly string[];
  result: string;
  /** The cover, instead of the folded sheet. */
  photograph?: Photograph;
};
