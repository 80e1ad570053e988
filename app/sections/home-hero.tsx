import { company } from '#company/facts.ts';
import { sitePages } from '../pages/site-pages.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Slice } from '../ui/slice.tsx';
import { HeroMotif } from './hero-motif.tsx';
import { HeroWork, type WorkCard } from './hero-work.tsx';
import styles from './home-hero.module.css';
import { StartForm, type StartQuestion } from './start-form.tsx';

interface Props {
  heading: string;
  lead: string;
  /** 'Websites from $300', 'SEO from $300' …, each linking to its service. */
  prices: readonly { service: string; text: string }[];
  start: StartQuestion;
  work: readonly WorkCard[];
}

const toServices = (
  <ButtonLink to={sitePages.services.path} look="quiet">
    See services and prices
  </ButtonLink>
);

export function HomeHero({ heading, lead, prices, start, work }: Props) {
  return (
    <div className={styles.hero}>
      <Slice>
        <div className={styles.inner}>
          <div className={styles.text}>
            <h1 className={styles.heading}>{heading}</h1>
            <p className={styles.lead}>{lead}</p>
            {start.choices.length > 0 ? <StartForm {...start}>{toServices}</StartForm> : <div>{toServices}</div>}
          </div>
          <div className={styles.visual}>
            <HeroMotif box={styles.motif} />
            {work.length > 0 && <HeroWork work={work} />}
          </div>
        </div>
        <ul className={styles.prices} aria-label="Starting prices">
          {prices.map(({ service, text }) => (
            <li key={service}>
              <a href={`/service/${service}`}>{text}</a>
            </li>
          ))}
          {company.taxNote && <li className={styles.note}>{company.taxNote}</li>}
        </ul>
      </Slice>
    </div>
  );
}
