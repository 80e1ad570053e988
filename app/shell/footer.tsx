import { orderStart } from '#company/addresses.ts';
import { wording } from '#company/wording.ts';
import { Motif } from '../brand/motif.tsx';
import { ConsentItem } from '../consent/consent.tsx';
import { footerPages } from '../pages/site-pages.ts';
import { Slice } from '../ui/slice.tsx';
import { Copyright } from './copyright.tsx';
import { Flags } from './flags.tsx';
import styles from './footer.module.css';
import { SocialLinks } from './social-links.tsx';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <Slice>
        <section className={styles.action} aria-labelledby="take-action">
          <Motif name="take-action" box={styles.motif} hue="vermilion" asLarge align="start" />
          <div>
            <p className={styles.kicker}>{wording.action.kicker}</p>
            <h2 id="take-action" className={styles.title}>
              {wording.action.title}
            </h2>
          </div>
          <a className={styles.order} href={orderStart}>
            Order Now
          </a>
        </section>
      </Slice>
      <div className={styles.foot}>
        <Slice>
          <nav aria-label="Footer">
            <ul className={styles.links}>
              {footerPages.map((page) => (
                <li key={page.path}>
                  <a href={page.path}>{page.label}</a>
                </li>
              ))}
              <ConsentItem />
            </ul>
          </nav>
          <Flags />
          <SocialLinks />
        </Slice>
        <Copyright />
      </div>
    </footer>
  );
}
