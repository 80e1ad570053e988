import type { ServiceLink } from '../pages/service-links.ts';
import type { Picture } from '../photographs/picture.ts';
import { PictureFrame } from '../photographs/picture-frame.tsx';
import { SampleLabel } from './sample-label.tsx';
import styles from './testimonial-sheets.module.css';

export interface TestimonialSheet {
  quote: string;
  /** The speaker, if it is a real client. */
  client?: string;
  /** The client's own site. */
  link?: string;
  /** 'Owner, bakery, United Kingdom'. */
  signature: string;
  sample: boolean;
  picture?: Picture;
  services: readonly ServiceLink[];
  /** The project they are about. */
  project?: { title: string; path: string };
}

/** Testimonials, one sheet each; without stars and structured data, because self-serving reviews aren't reviews. */
export function TestimonialSheets({ testimonials }: { testimonials: readonly TestimonialSheet[] }) {
  return (
    <ul className={styles.sheets}>
      {testimonials.map(({ quote, client, link, signature, services, sample, picture, project }) => (
        <li key={quote} className={styles.sheet}>
          <figure className={styles.figure}>
            <div className={styles.head}>
              <svg className={styles.mark} viewBox="0 0 48 32" aria-hidden="true" focusable="false">
                <polygon className={styles.lit} points="0,32 0,16 10,0 20,0 13,16 20,16 20,32" />
                <polygon className={styles.shade} points="26,32 26,16 36,0 46,0 39,16 46,16 46,32" />
              </svg>
              {sample ? <SampleLabel>Sample</SampleLabel> : null}
            </div>
            <blockquote className={styles.quote}>{quote}</blockquote>
            <figcaption className={styles.signature}>
              {picture && (
                <div className={styles.picture}>
                  <PictureFrame picture={picture} sizes="72px" />
                </div>
              )}
              <div>
                {client ? <cite className={styles.client}>{link ? <a href={link}>{client}</a> : client}</cite> : null}
                {signature}
              </div>
            </figcaption>
          </figure>
          {project && (
            <p className={styles.project}>
              <a href={project.path}>{project.title}</a>
            </p>
          )}
          <ul className={styles.services} aria-label="Services">
            {services.map(({ path, name }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
