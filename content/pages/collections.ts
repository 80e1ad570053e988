import { samples } from '../samples.ts';
import { portfolioTexts, testimonialsTexts } from './collection-texts.ts';
import { home } from './home.ts';

export const portfolioText = portfolioTexts[samples.portfolio];

export const testimonialsText = testimonialsTexts[samples.testimonials];

/** The work section of the home page: the heading of the portfolio page, and a note about samples. */
export const homeWorkText = {
  heading: portfolioText.heading,
  lead: samples.portfolio === 'all' ? home.workLeadOfSamples : home.workLead,
};
