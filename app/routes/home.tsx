import { categories } from '#catalogue/categories.ts';
import { renderTexts } from '#catalogue/render-texts.ts';
import { categoryPrices } from '#catalogue/starting-price.ts';
import { homeWorkText } from '#content/pages/collections.ts';
import { home } from '#content/pages/home.ts';
import { howWeWork } from '#content/pages/how-we-work.ts';
import { portfolio } from '#content/portfolio.ts';
import { varyScenes } from '#drawings/packages/vary-scenes.ts';
import { homeStarts } from '../estimator/starting-points.ts';
import { sitePages } from '../pages/site-pages.ts';
import { assuranceLinks } from '../sections/assurance-links.ts';
import { Assurances } from '../sections/assurances.tsx';
import { Band } from '../sections/band.tsx';
import { CategoryFacets } from '../sections/category-facets.tsx';
import { HomeHero } from '../sections/home-hero.tsx';
import { KeyPoints } from '../sections/key-points.tsx';
import { MotifTail } from '../sections/motif-tail.tsx';
import { pieceCardElsewhere, workCards } from '../sections/piece-card.ts';
import { PieceGrid } from '../sections/piece-grid.tsx';
import { Questions } from '../sections/questions.tsx';
import { SectionHeading } from '../sections/section-heading.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { faqPage, organization, website } from '../seo/structured-data.ts';
import { scenesOf } from '../service-page/scene-of.ts';
import type { Route } from './+types/home';

const maxInHero = 3;
const allWork = { path: sitePages.portfolio.path, label: 'See all work' };

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    ...sitePages.home,
    structuredData: [organization(), website(), faqPage(loaderData.questions)],
  });
}

export function loader() {
  const { categoryPromises, ...texts } = renderTexts(home);
  const scenes = varyScenes(
    categories.map(({ attributes }) => scenesOf(attributes.subCategories.map(({ url }) => url))),
  );
  return {
    ...texts,
    start: homeStarts(),
    workText: renderTexts(homeWorkText),
    howWeWork: renderTexts(howWeWork),
    assurances: assuranceLinks([]),
    pieces: portfolio.filter(({ slug }) => home.work.includes(slug)).map(pieceCardElsewhere),
    heroWork: workCards(portfolio.filter(({ slug }) => !home.work.includes(slug))).slice(0, maxInHero),
    facets: categories.map(({ id, attributes }, index) => ({
      name: attributes.name,
      path: `/service/${attributes.url}`,
      promise: categoryPromises[attributes.sid] ?? '',
      scene: scenes[index],
      prices: categoryPrices({ id, attributes }),
      services: attributes.subCategories.map(({ name, url }) => ({ name, path: `/service/${url}` })),
    })),
  };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { heading, lead, prices, start, facets, proofHeading, proofPoints, questionsHeading, questions } = loaderData;
  const { categoriesHeading, categoriesLead, workText, pieces, heroWork, howWeWork, assurances } = loaderData;
  return (
    <>
      <HomeHero heading={heading} lead={lead} prices={prices} start={start} work={heroWork} />
      <Band tone="sky" margin={<MotifTail />} labelledBy="work">
        <SectionHeading id="work" title={workText.heading} lead={workText.lead} more={allWork} />
        <PieceGrid pieces={pieces} titles="h3" swiped />
      </Band>
      <Band margin={<MotifTail />} labelledBy="categories">
        <SectionHeading id="categories" title={categoriesHeading} lead={categoriesLead} />
        <CategoryFacets facets={facets} />
      </Band>
      <Band tone="sheet" margin={<MotifTail />} labelledBy="proof">
        <SectionHeading id="proof" title={proofHeading} />
        <KeyPoints points={proofPoints} />
        <Assurances links={assurances} />
      </Band>
      <Band margin={<MotifTail />} labelledBy="how-we-work">
        <SectionHeading id="how-we-work" title={howWeWork.heading} lead={howWeWork.lead} />
        <KeyPoints points={howWeWork.steps} numbered />
      </Band>
      <Band tone="sky" margin={<MotifTail />} labelledBy="questions">
        <Questions title={questionsHeading} questions={questions} />
      </Band>
    </>
  );
}
