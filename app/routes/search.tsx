import { data } from 'react-router';
import { queryLetters } from '#search/document.ts';
import { breadcrumbs } from '../pages/breadcrumbs.ts';
import { searchPage } from '../pages/site-pages.ts';
import { searchByKeyword } from '../search/keyword-search.ts';
import { suggestedResults } from '../search/suggested-results.ts';
import { Band } from '../sections/band.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { SearchForm } from '../sections/search-form.tsx';
import { SearchResults } from '../sections/search-results.tsx';
import { pageMetaWithCrumbs } from '../seo/page-meta-with-crumbs.ts';
import { searchContext } from '../server-contexts.ts';
import type { Route } from './+types/search';

const crumbs = breadcrumbs(searchPage);

export const meta: Route.MetaFunction = () => [
  ...pageMetaWithCrumbs(searchPage, crumbs),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').slice(0, queryLetters).trim();
  if (query === '') return data({ query, results: suggestedResults() });
  const search = context.get(searchContext) ?? searchByKeyword;
  return search(query).then(
    (results) => data({ query, results }),
    () => data({ query, results: null }, { status: 503 }),
  );
}

export default function SearchPage({ loaderData: { query, results } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader heading="Search" crumbs={crumbs} compact>
        <SearchForm key={query} query={query} />
      </PageHeader>
      <Band labelledBy="results">
        <SearchResults query={query} results={results} />
      </Band>
    </>
  );
}
