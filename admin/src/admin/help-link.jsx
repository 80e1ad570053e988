import { Link } from '@strapi/design-system';

/** Where the guide says how it is done, by the type of the form. */
const headings = {
  service: 'change-a-price',
  category: 'add-a-service',
  'knowledge-entry': 'answer-a-question-that-the-assistant-didnt-know',
};

/** Opens the guide beside the form, which keeps what was typed. */
export function HelpLink({ type }) {
  return (
    <Link href={`/admin/guide#${headings[type] ?? 'see-it-before-it-is-public'}`} target="_blank" isExternal>
      How this is done
    </Link>
  );
}
