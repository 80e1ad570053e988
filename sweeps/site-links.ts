import { orderApp, whatsappUrl } from '#company/addresses.ts';
import { company, socialProfiles } from '#company/facts.ts';
import { portfolio } from '#content/portfolio.ts';
import { clientOf } from '#content/sample.ts';
import { testimonials } from '#content/testimonials.ts';
import { builtPages, builtPaths, builtTexts } from './built-site.ts';
import { createLinkCheck } from './link-check.ts';
import { attribute } from './parse-page.ts';

/** Clients who are named may be linked to. */
const clientSites = [...portfolio, ...testimonials].flatMap((item) => clientOf(item).link ?? []);

/** What the server answers by itself and texts may name. */
const madeOnRequest = ['/mcp'];

/** Judges links against the built site and the few others that we point to. */
const faultOf = createLinkCheck({
  site: company.site,
  paths: new Set([...builtPaths, ...madeOnRequest]),
  ids: new Map([
    ...builtPages.map(({ path, document }): [string, Set<string>] => [
      path,
      new Set(document.querySelectorAll('[id]').map((element) => attribute(element, 'id'))),
    ]),
    // A drawing may hold several, each to be had by its place.
    ...builtTexts('.svg').map(({ path, text }): [string, Set<string>] => [
      path,
      new Set(Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id)),
    ]),
  ]),
  otherSites: [orderApp?.services, whatsappUrl(), ...socialProfiles.map(({ url }) => url), ...clientSites]
    .filter((address) => address !== undefined)
    .map((address) => new URL(address).origin),
});

/** What is wrong with some links on a page, each said once. */
export function faultsOfLinks(links: readonly string[], from: string): string[] {
  return [...new Set(links)].flatMap((link) => faultOf(link, from) ?? []);
}
