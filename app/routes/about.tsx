import { renderTexts } from '#catalogue/render-texts.ts';
import { company } from '#company/facts.ts';
import { about } from '#content/pages/about.ts';
import { homeWorkText } from '#content/pages/collections.ts';
import { home } from '#content/pages/home.ts';
import { howWeWork } from '#content/pages/how-we-work.ts';
import { people, peopleHeading } from '#content/pages/people.ts';
import { textFiles } from '#content/photograph.ts';
import { portfolio } from '#content/portfolio.ts';
import { breadcrumbs } from '../pages/breadcrumbs.ts';
import { sitePages } from '../pages/site-pages.ts';
import { withPicture } from '../photographs/picture-of.ts';
import { assuranceLinks } from '../sections/assurance-links.ts';
import { Assurances } from '../sections/assurances.tsx';
import { Band } from '../sections/band.tsx';
import { ButtonRow } from '../sections/button-row.tsx';
import { checksView } from '../sections/checks-view.ts';
import { KeyPoints } from '../sections/key-points.tsx';
import { LeadPhotograph } from '../sections/lead-photograph.tsx';
import { Offices } from '../sections/offices.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { People } from '../sections/people.tsx';
import { pieceCardElsewhere } from '../sections/piece-card.ts';
import { PieceGrid } from '../sections/piece-grid.tsx';
import { SectionHeading } from '../sections/section-heading.tsx';
import { SpeedExhibit } from '../sections/speed-exhibit.tsx';
import { speedPromise } from '../sections/speed-promise.ts';
import { TextSection } from '../sections/text-section.tsx';
import { pageMetaWithCrumbs } from '../seo/page-meta-with-crumbs.ts';
import { shareImagePath } from '../seo/share-image-path.ts';
import { organization } from '../seo/structured-data.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import type { Route } from './+types/about';

const crumbs = breadcrumbs(sitePages.about);
const allWork = { path: sitePages.portfolio.path, label: 'See all work' };
/** A row of them, different from those on the home page. */
const shownPieces = 3;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const page = { ...sitePages.about, ...(loaderData?.picture ? { photograph: loaderData.picture } : {}) };
  return pageMetaWithCrumbs({ ...page, structuredData: [organization(shareImagePath(page))] }, crumbs);
};

export function loader() {
  const { photograph, ...texts } = about;
  return {
    ...renderTexts(texts),
    ...withPicture(textFiles.about, about),
    workText: renderTexts(homeWorkText),
    pieces: portfolio
      .filter(({ slug }) => !home.work.includes(slug))
      .slice(-shownPieces)
      .map(pieceCardElsewhere),
    steps: renderTexts(howWeWork.steps),
    assurances: assuranceLinks([]),
    checks: checksView(),
    speed: speedPromise(),
    people: people.map((person) => {
      const { photograph, ...texts } = person;
      return { ...renderTexts(texts), ...withPicture(textFiles.people, person) };
    }),
  };
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { heading, lead, picture, story, work, places, beliefsHeading, beliefs, steps, assurances } = loaderData;
  const { people: shown, workText, pieces, checks, speed } = loaderData;
  return (
    <>
      <PageHeader heading={heading} lead={lead} crumbs={crumbs} motif={company.storagePrefix} />
      {picture && <LeadPhotograph picture={picture} />}
      <Band labelledBy={story.id}>
        <TextSection {...story} large />
      </Band>
      {pieces.length > 0 && (
        <Band tone="sky" labelledBy="projects">
          <SectionHeading id="projects" title={workText.heading} lead={workText.lead} more={allWork} />
          <PieceGrid pieces={pieces} titles="h3" swiped />
        </Band>
      )}
      <Band tone="sheet" labelledBy={work.id}>
        <TextSection {...work}>
          <ButtonRow>
            <ButtonLink to={sitePages.terms.path} look="quiet">
              All our rules, in plain English
            </ButtonLink>
          </ButtonRow>
        </TextSection>
        <KeyPoints points={steps} numbered />
        <Assurances links={assurances} />
      </Band>
      <Band labelledBy="checks">
        <SectionHeading id="checks" title={checks.heading} lead={checks.lead} />
        <KeyPoints points={checks.points} />
        {speed && <SpeedExhibit {...speed} />}
      </Band>
      {shown.length > 0 && (
        <Band labelledBy="people">
          <SectionHeading id="people" title={peopleHeading} />
          <People people={shown} />
        </Band>
      )}
      <Band tone="sky" labelledBy={places.id}>
        <TextSection {...places} />
        <Offices />
      </Band>
      <Band labelledBy="beliefs">
        <SectionHeading id="beliefs" title={beliefsHeading} />
        <KeyPoints points={beliefs} />
      </Band>
    </>
  );
}
