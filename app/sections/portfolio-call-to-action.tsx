import { Motif } from '../brand/motif.tsx';
import { sitePages } from '../pages/site-pages.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import styles from './portfolio-call-to-action.module.css';

/** After the last project: visitors who have seen the work want to know what it costs. */
export function PortfolioCallToAction() {
  return (
    <li className={styles.turn}>
      <Motif name="your-turn" box={styles.motif} avoid="crease" align="start" />
      <h2>Yours could be next</h2>
      <p>Put packages together, and see at once what they cost and how long they take.</p>
      <ButtonLink to={sitePages.estimate.path}>{sitePages.estimate.label}</ButtonLink>
    </li>
  );
}
