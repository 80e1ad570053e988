import { colour } from '#brand/colour.ts';
import { company } from '#company/facts.ts';
import { sitePages } from '../../pages/site-pages.ts';
import { iconSizes } from './icons.ts';

export function webManifest(): string {
  return JSON.stringify({
    name: company.legalName,
    short_name: company.name,
    description: sitePages.home.description,
    start_url: '/',
    display: 'browser',
    background_color: colour('paper'),
    theme_color: colour('night'),
    icons: iconSizes.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  });
}
