import { companyTopics } from './company.ts';
import { contactTopics } from './contact.ts';
import { orderingTopics } from './ordering.ts';
import { policyTopics } from './policy.ts';
import type { Topic } from './topic.ts';

/** In the order in which they are tried: what is narrower comes first. */
export const topics: readonly Topic[] = [...policyTopics, ...orderingTopics, ...contactTopics, ...companyTopics];
