import { Link } from '@strapi/design-system';

/** The guide's section for each type of form. */
const headings = {
  service: 'change-a-price',
  category: 'add-a-service',
  notice: 'show-a-notice',
  'knowledge-entry': 'answer-a-question-that-the-assistant-didnt-know',
};

/** Opens the guide in another tab, so that the form keeps what was typed. */
export function HelpLink({ type }) {
  return (
    <Link href={`/admin/guide#${headings[type] ?? 'see-it-before-it-is-public'}`} target="_blank" isExternal>
      How this is done
    </Link>
  );
}
