import { portfolio } from './portfolio.ts';
import { sampleShare } from './sample.ts';
import { testimonials } from './testimonials.ts';

/** How much of each collection is made up. Plain data; the browser gets it precomputed. */
export const samples = { testimonials: sampleShare(testimonials), portfolio: sampleShare(portfolio) };
