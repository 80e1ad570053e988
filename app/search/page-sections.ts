import { renderTexts } from '#catalogue/render-texts.ts';
import { about } from '#content/pages/about.ts';
import { careers } from '#content/pages/careers.ts';
import { contact } from '#content/pages/contact.ts';
import { howWeWork } from '#content/pages/how-we-work.ts';
import type { PageSection, Point } from '#content/pages/page-fields.ts';
import { terms } from '#content/pages/terms.ts';
import { type SitePage, sitePages } from '../pages/site-pages.ts';

/** A section of a page with its own heading and anchor. */
interface FoundSection {
  id: string;
  title: string;
  text: string;
}

function written({ id, title, paragraphs, list = [] }: PageSection): FoundSection {
  return { id, title, text: [...paragraphs, ...list].join(' ') };
}

function listed(id: string, title: string, points: readonly Point[], lead = ''): FoundSection {
  return { id, title, text: [lead, ...points.map((point) => `${point.title} ${point.text}`)].join(' ') };
}

/** The sections of text pages. A sweep over the built pages reports anchors that don't exist. */
export function pageSections(): { page: SitePage; sections: FoundSection[] }[] {
  const texts = renderTexts({ terms, about, careers, contact, howWeWork });
  return [
    { page: sitePages.terms, sections: texts.terms.sections.map(written) },
    {
      page: sitePages.about,
      sections: [
        written(texts.about.story),
        {
          ...written(texts.about.work),
          text: listed('', '', texts.howWeWork.steps, written(texts.about.work).text).text,
        },
        written(texts.about.places),
        listed('beliefs', texts.about.beliefsHeading, texts.about.beliefs),
      ],
    },
    {
      page: sitePages.careers,
      sections: [
        listed('roles', texts.careers.openHeading, texts.careers.roles, texts.careers.openText),
        listed('send', texts.careers.sendHeading, texts.careers.sendPoints),
        { id: 'apply', title: texts.careers.applyHeading, text: texts.careers.applyText },
      ],
    },
    {
      page: sitePages.contact,
      sections: [
        listed('ways', texts.contact.waysHeading, texts.contact.ways),
        {
          id: 'messages',
          title: texts.contact.messagesHeading,
          text: texts.contact.messages.map(({ label }) => label).join(' '),
        },
        { id: 'advice', title: texts.contact.adviceHeading, text: texts.contact.advice.join(' ') },
        { id: 'offices', title: texts.contact.officesHeading, text: texts.contact.officesText },
      ],
    },
  ];
}
