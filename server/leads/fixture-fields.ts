import { serviceSlugs } from '#catalogue/service-names.ts';
import { budgetRanges } from '#leads/budgets.ts';

/** A valid form. */
export const fields = {
  name: 'Asha Rao',
  email: 'asha@client.example',
  company: 'Rao Teas',
  country: 'IN',
  service: serviceSlugs[0] ?? '',
  budget: budgetRanges.at(-1)?.id ?? '',
  message: 'We sell tea and need a shop that takes orders.',
  consent: 'yes',
  estimate: '',
  transcript: '',
} as const;
