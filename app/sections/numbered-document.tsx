import type { PageSection, PageText } from '#content/pages/page-fields.ts';
import { Band } from './band.tsx';
import type { Crumb } from './breadcrumb.tsx';
import { ContentsList } from './contents-list.tsx';
import { PageHeader } from './page-header.tsx';
import { type SectionTables, TermsSections } from './terms-sections.tsx';
import { WithAside } from './with-aside.tsx';

interface Props {
  text: PageText & { sections: readonly PageSection[] };
  crumbs: readonly Crumb[];
  /** Shown in the section of that name. */
  tables?: SectionTables;
}

/** A page of numbered sections with a table of contents next to it. */
export function NumberedDocument({ text: { heading, lead, sections }, crumbs, tables = {} }: Props) {
  return (
    <>
      <PageHeader heading={heading} lead={lead} crumbs={crumbs} compact />
      <Band>
        <WithAside aside={<ContentsList entries={sections} numbered />}>
          <TermsSections sections={sections} tables={tables} />
        </WithAside>
      </Band>
    </>
  );
}
