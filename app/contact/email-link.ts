import { emailUrl } from '#company/addresses.ts';
import type { FormValues } from './form-values.ts';

/** Much longer URLs fail in some mail programs. */
const longestText = 1_500;

/** The message as an email to the agency, for when the form can't be sent. */
export function emailLink({ name, company, message = '' }: FormValues): string {
  const signed = [name, company].filter(Boolean).join(', ');
  const text = message.length > longestText ? `${message.slice(0, longestText)} …` : message;
  return emailUrl('A message from your website', signed ? `${text}\n\n${signed}` : text);
}
