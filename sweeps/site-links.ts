import { orderApp, speedTest, whatsappUrl } from '#company/addresses.ts';
import { company, socialProfiles } from '#company/facts.ts';
import { portfolio } from '#content/portfolio.ts';
import { clientOf } from '#content/sample.ts';
import { testimonials } from '#content/testimonials.ts';
import { builtPages, builtPaths, builtTexts } from './built-site.ts';
import { createLinkCheck } from './link-check.ts';
import { attribute } from './parse-page.ts';

/** Named clients may be linked to. */
const clientSites = [...portfolio, ...testimonials].flatMap((item) => clientOf(item).link ?? []);

/** URLs served by the server itself that texts may mention. */
const madeOnRequest = ['/mcp'];

/** Checks links against the built site and the few other sites we link to. */
const faultOf = createLinkCheck({
  site: company.site,
  paths: new Set([...builtPaths, ...madeOnRequest]),
  ids: new Map([
    ...builtPages.map(({ path, document }): [string, Set<string>] => [
      path,
      new Set(document.querySelectorAll('[id]').map((element) => attribute(element, 'id'))),
    ]),
    // An SVG may contain several drawings, each addressed by its fragment.
    ...builtTexts('.svg').map(({ path, text }): [string, Set<string>] => [
      path,
      new Set(Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id)),
    ]),
  ]),
  otherSites: [orderApp?.services, whatsappUrl(), ...socialProfiles.map(({ url }) => url), speedTest, ...clientSites]
    .filter((address) => address !== undefined)
    .map((address) => new URL(address).origin),
});

/** Problems with the links of a page, without duplicates. */
export function faultsOfLinks(links: readonly string[], from: string): string[] {
  return [...new Set(links)].flatMap((link) => faultOf(link, from) ?? []);
}
