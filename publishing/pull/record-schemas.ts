import type { z } from 'zod';
import {
  aboutPage,
  careersPage,
  collectionPages,
  contactPage,
  homePage,
  howWeWork,
  termsPage,
} from '#content/pages/page-fields.ts';
import type { RecordType, RecordTypes } from '../content/content.ts';
import { category, service } from './schemas/catalogue.ts';
import { piece, post, testimonial } from './schemas/collections.ts';
import { company, notice } from './schemas/company.ts';
import { entry } from './schemas/knowledge.ts';
import { pictured } from './schemas/parts.ts';
import { guestPosts, policies, redirects } from './schemas/policies.ts';

/**
 * What a record of each type must look like, and its shape in the repository: the only boundary for content from staff.
 */
export const recordSchemas: { [Type in RecordType]: z.ZodType<RecordTypes[Type]> } = {
  company,
  policies,
  // The catalogue's type is specific to the repository's prices; here, any number is fine.
  'guest-posts': guestPosts as unknown as z.ZodType<RecordTypes['guest-posts']>,
  redirects,
  category,
  service,
  'knowledge-entry': entry,
  post,
  'portfolio-piece': piece,
  testimonial,
  notice,
  'home-page': homePage,
  'about-page': pictured('about-page', aboutPage),
  'careers-page': careersPage,
  'contact-page': contactPage,
  'how-we-work': howWeWork,
  'terms-page': termsPage,
  'collection-pages': collectionPages,
};
