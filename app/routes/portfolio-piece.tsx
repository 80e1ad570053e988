import { stillSold } from '#catalogue/left-out.ts';
import { renderTexts } from '#catalogue/render-texts.ts';
import { exhibits } from '#content/exhibits.ts';
import { textFiles } from '#content/photograph.ts';
import { portfolio } from '#content/portfolio.ts';
import type { PortfolioPiece } from '#content/portfolio-piece.ts';
import { wordsAbout } from '#content/same-client.ts';
import { clientOf } from '#content/sample.ts';
import type { Testimonial } from '#content/testimonial.ts';
import { testimonials } from '#content/testimonials.ts';
import { type DrawnExhibit, drawnAbove, drawnAlone, drawnIfAny } from '#drawings/exhibits/drawn-exhibit.ts';
import { ExhibitPicture } from '#drawings/exhibits/exhibit-picture.tsx';
import { CreaseSheet } from '../brand/crease-sheet.tsx';
import { breadcrumbs } from '../pages/breadcrumbs.ts';
import { describePiece } from '../pages/describe-pages.ts';
import { missingPage } from '../pages/missing-page.ts';
import { serviceLinks } from '../pages/service-links.ts';
import { sitePages } from '../pages/site-pages.ts';
import { withPicture } from '../photographs/picture-of.ts';
import { Band } from '../sections/band.tsx';
import { ButtonRow } from '../sections/button-row.tsx';
import { ClientLine } from '../sections/client-line.tsx';
import { ClientQuote } from '../sections/client-quote.tsx';
import { Deliverables } from '../sections/deliverables.tsx';
import { LeadPhotograph } from '../sections/lead-photograph.tsx';
import { NextPiece } from '../sections/next-piece.tsx';
import { NumberedSteps } from '../sections/numbered-steps.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { SampleLabel } from '../sections/sample-label.tsx';
import { ServiceLinkList } from '../sections/service-link-list.tsx';
import { TextSection } from '../sections/text-section.tsx';
import { pageMetaWithCrumbs } from '../seo/page-meta-with-crumbs.ts';
import { estimateWith } from '../service-page/service-card.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import type { Route } from './+types/portfolio-piece';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMetaWithCrumbs(loaderData.page, breadcrumbs(sitePages.portfolio, loaderData.page)) : [];

/** Without the consent note, which is only for the agency. */
function shown({ slug, title, summary, sector, country, challenge, approach, result }: PortfolioPiece) {
  return { slug, title, summary, sector, country, challenge, approach, result };
}

function signed(words: Testimonial) {
  const { quote, role, trade, country } = words;
  return { quote, ...clientOf(words), signature: `${role}, ${trade}, ${country}` };
}

export function loader({ params, request }: Route.LoaderArgs) {
  const index = portfolio.findIndex(({ slug }) => slug === params.piece);
  const piece = portfolio[index];
  if (!piece) throw missingPage(request);
  const next = portfolio[(index + 1) % portfolio.length] ?? piece;
  const exhibit = exhibits[piece.slug];
  const words = wordsAbout(piece, testimonials);
  return {
    page: describePiece(piece),
    piece: renderTexts({ ...shown(piece), ...clientOf(piece) }),
    ...withPicture(textFiles.portfolio, piece),
    exhibit: drawnAbove(exhibit),
    delivered: exhibit && drawnAlone(exhibit),
    words: words && signed(words),
    services: serviceLinks(piece.services),
    estimatePath: estimateWith(stillSold(piece.services)),
    next: { path: `/portfolio/${next.slug}`, title: next.title, exhibit: drawnIfAny(exhibits[next.slug]) },
  };
}

/** The project's deliverables; a folded sheet if it lists none. */
function drawnHead(slug: string, exhibit: DrawnExhibit | undefined) {
  if (!exhibit) return { ornament: <CreaseSheet name={slug} /> };
  return { picture: <ExhibitPicture exhibit={exhibit} eager />, pictureAlt: exhibit.alt };
}

export default function PortfolioPiecePage({ loaderData }: Route.ComponentProps) {
  const { page, piece, picture, exhibit, delivered, words, services, estimatePath, next } = loaderData;
  return (
    <>
      <PageHeader
        heading={piece.title}
        lead={piece.summary}
        kicker={`${piece.sector} · ${piece.country}`}
        crumbs={breadcrumbs(sitePages.portfolio, page)}
        {...(picture ? {} : drawnHead(piece.slug, exhibit))}
      >
        {piece.sample ? <SampleLabel>Sample work</SampleLabel> : <ClientLine {...piece} />}
      </PageHeader>
      {picture && <LeadPhotograph picture={picture} />}
      <Band labelledBy="challenge">
        <TextSection
          id="challenge"
          title={piece.sample ? 'The brief' : 'The challenge'}
          paragraphs={[piece.challenge]}
          large
        />
      </Band>
      {exhibit && delivered && !picture && (
        <Band tone="sheet" labelledBy="delivered">
          <Deliverables id="delivered" lead={`${exhibit.alt}.`} delivered={delivered} />
        </Band>
      )}
      <Band labelledBy="approach">
        <TextSection
          id="approach"
          title={piece.sample ? 'What the project contains' : 'How we went about it'}
          paragraphs={[]}
        >
          <NumberedSteps steps={piece.approach} />
        </TextSection>
      </Band>
      <Band tone="sky" labelledBy="outcome">
        <TextSection
          id="outcome"
          title={piece.sample ? 'What it gives the business' : "What's different now"}
          paragraphs={[piece.result]}
          large
        >
          {words && <ClientQuote {...words} />}
        </TextSection>
      </Band>
      <Band labelledBy="services-used">
        <TextSection id="services-used" title={piece.sample ? 'Services in it' : 'Services used'} paragraphs={[]}>
          <ServiceLinkList services={services} />
          <ButtonRow>
            <ButtonLink to={estimatePath}>Price work like this</ButtonLink>
          </ButtonRow>
        </TextSection>
      </Band>
      <Band tone="sheet">
        <NextPiece {...next} />
      </Band>
    </>
  );
}
