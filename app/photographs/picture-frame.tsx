import type { Picture } from './picture.ts';
import styles from './picture-frame.module.css';

interface Props {
  picture: Picture;
  /** Its displayed width, as the `sizes` of an image: the browser selects the file by it. */
  sizes: string;
  /** Above the fold, so it isn't loaded lazily. */
  eager?: boolean;
}

/**
 * A photograph whose space is reserved from the first paint on. Its tint is an SVG, because the CSP forbids style
 * attributes.
 */
export function PictureFrame({ picture, sizes, eager = false }: Props) {
  const { alt, width, height, tint, src, avif, webp } = picture;
  return (
    <div className={styles.frame}>
      {tint && (
        <svg className={styles.tint} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <rect width="1" height="1" fill={tint} />
        </svg>
      )}
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <img
          className={styles.image}
          src={src}
          srcSet={webp}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </div>
  );
}
