import { type SocialProfile, socialProfiles } from '#company/facts.ts';
import styles from './social-links.module.css';

const paths: Record<SocialProfile['network'], string> = {
  facebook: 'M14 8.5V6.8c0-.8.5-1 1-1h2V2h-3c-3 0-4.3 2-4.3 4.2v2.3H7V12h2.7v10H14V12h2.8l.5-3.5z',
  twitter: 'M3 3h5.4l4 5.7L17.3 3H20l-6.3 7.4L21 21h-5.4l-4.4-6.2L5.8 21H3l6.9-8.1z',
  linkedin:
    'M3 9h4v12H3zM5 3a2 2 0 110 4.200A2 2 0 015 3zM10 9h3.800v1.700c.6-1 1.900-2 3.800-2 3.500 0 4.400 2.200 4.400 5.300V21h-4v-6.200c0-1.600-.3-2.900-1.900-2.900-1.700 0-2.100 1.300-2.100 2.800V21h-4z',
  instagram:
    'M7 2h10l5 5v10l-5 5H7l-5-5V7zM7.800 4L4 7.800v8.400L7.800 20h8.400l3.800-3.800V7.800L16.200 4zM12 7.500a4.500 4.500 0 110 9 4.500 4.500 0 010-9zm0 2a2.500 2.500 0 100 5 2.500 2.500 0 000-5zM17 6h1.500v1.500H17z',
  youtube: 'M2 6l2-1.500h16L22 6v12l-2 1.500H4L2 18zM10 8.500v7l6-3.500z',
};

export function SocialLinks() {
  return (
    <ul className={styles.list} aria-label="Social media">
      {socialProfiles.map(({ network, label, url }) => (
        <li key={network}>
          <a className={styles.link} href={url} target="_blank" rel="noopener me">
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path fillRule="evenodd" d={paths[network]} />
            </svg>
            <span className="visually-hidden">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
