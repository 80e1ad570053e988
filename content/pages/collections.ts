import { samples } from '../samples.ts';
import { portfolioTexts, testimonialsTexts } from './collection-texts.ts';
import { home } from './home.ts';

export const portfolioText = portfolioTexts[samples.portfolio];

export const testimonialsText = testimonialsTexts[samples.testimonials];

/** The work on the home page: as its own page calls it, and with what is said of samples. */
export const homeWorkText = {
  heading: portfolioText.heading,
  lead: samples.portfolio === 'all' ? home.workLeadOfSamples : home.workLead,
};
