import type { ReactNode } from 'react';
import type { DrawnExhibit } from '#drawings/exhibits/drawn-exhibit.ts';
import { ExhibitPicture } from '#drawings/exhibits/exhibit-picture.tsx';
import { CreaseSheet } from '../brand/crease-sheet.tsx';
import type { Picture } from '../photographs/picture.ts';
import { PictureFrame } from '../photographs/picture-frame.tsx';
import styles from './piece-grid.module.css';
import { SampleLabel } from './sample-label.tsx';

export interface PieceCard {
  slug: string;
  path: string;
  title: string;
  summary: string;
  sector: string;
  services: readonly string[];
  sample: boolean;
  picture?: Picture;
  /** The drawing if there is no photograph. */
  exhibit?: DrawnExhibit | undefined;
}

const coverSizes = '(min-width: 1376px) 411px, (min-width: 1080px) 33vw, (min-width: 704px) 50vw, 100vw';

interface Props {
  pieces: readonly PieceCard[];
  /** The heading level of titles: sections of the page, or parts of one. */
  titles?: 'h2' | 'h3';
  /** The first is visible without scrolling. */
  onTop?: boolean;
  /** On phones they are next to each other. */
  swiped?: boolean;
  /** Placed after the last one. */
  children?: ReactNode;
}

/** Projects with their deliverables; the whole card links to the case. */
export function PieceGrid({ pieces, titles: Title = 'h2', onTop = false, swiped = false, children }: Props) {
  return (
    <ul className={swiped ? styles.swiped : styles.grid}>
      {pieces.map(({ slug, path, title, summary, sector, services, sample, picture, exhibit }, index) => (
        <li key={slug} className={styles.card} data-later="">
          <div className={styles.cover}>
            {picture ? (
              <PictureFrame picture={picture} sizes={coverSizes} eager={onTop && index === 0} />
            ) : exhibit ? (
              <ExhibitPicture exhibit={exhibit} eager={onTop && index === 0} />
            ) : (
              <CreaseSheet name={slug} />
            )}
          </div>
          <div className={styles.text}>
            <p className={styles.labels}>
              <span>{sector}</span>
              {sample ? <SampleLabel>Sample work</SampleLabel> : null}
            </p>
            <Title className={styles.title}>
              <a href={path}>{title}</a>
            </Title>
            <p>{summary}</p>
            <p className={styles.services}>{services.join(' · ')}</p>
          </div>
        </li>
      ))}
      {children}
    </ul>
  );
}
