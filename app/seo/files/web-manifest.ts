import { company } from '#company/facts.ts';
import { sitePages } from '../../site-pages.ts';
import { iconSizes } from './icons.ts';

export function webManifest(): string {
  return JSON.stringify({
    name: company.legalName,
    short_name: company.name,
    description: sitePages.home.description,
    start_url: '/',
    display: 'browser',
    background_color: '#f3f7f8',
    theme_color: '#12233d',
    icons: iconSizes.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  });
}
