import { useSearchParams } from 'react-router';
import { categories } from '#catalogue/categories.ts';
import { renderTexts } from '#catalogue/render-texts.ts';
import { portfolioText } from '#content/pages/collections.ts';
import { portfolio } from '#content/portfolio.ts';
import { breadcrumbs } from '../pages/breadcrumbs.ts';
import { sitePages } from '../pages/site-pages.ts';
import { Band } from '../sections/band.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { pieceCard } from '../sections/piece-card.ts';
import { PieceFilter } from '../sections/piece-filter.tsx';
import { PieceGrid } from '../sections/piece-grid.tsx';
import { PortfolioCallToAction } from '../sections/portfolio-call-to-action.tsx';
import { collectionMeta } from '../seo/collection-meta.ts';
import type { Route } from './+types/portfolio';

const crumbs = breadcrumbs(sitePages.portfolio);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  collectionMeta(sitePages.portfolio, crumbs, loaderData?.pieces);

export function loader() {
  const pieces = portfolio.map(pieceCard);
  return {
    ...renderTexts(portfolioText),
    pieces,
    kinds: categories
      .map(({ attributes: { url, shortName } }) => ({ slug: url, name: shortName }))
      .filter(({ slug }) => pieces.some(({ categories }) => categories.includes(slug))),
  };
}

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  const { heading, lead, sampleNote, kinds, pieces } = loaderData;
  const [parameters] = useSearchParams();
  const chosen = kinds.find(({ slug }) => slug === parameters.get('service'))?.slug;
  const shown = chosen ? pieces.filter(({ categories }) => categories.includes(chosen)) : pieces;
  return (
    <>
      <PageHeader heading={heading} lead={lead} crumbs={crumbs} motif="portfolio" compact />
      <Band>
        <PieceFilter kinds={kinds} chosen={chosen} shown={shown.length} total={pieces.length} note={sampleNote} />
        <PieceGrid pieces={shown} onTop>
          <PortfolioCallToAction />
        </PieceGrid>
      </Band>
    </>
  );
}
