interface LinkCheckOptions {
  /** Where the site lives: 'https://agency.example'. */
  site: string;
  /** Every path that is answered. */
  paths: ReadonlySet<string>;
  /** The ids on each page, by its path. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** The other sites that ours may point to. */
  otherSites: readonly string[];
}

/** Says what is wrong with a link on a page, or nothing. */
export function createLinkCheck({ site, paths, ids, otherSites }: LinkCheckOptions) {
  return (link: string, from: string): string | undefined => {
    const url = URL.parse(link, new URL(from, site));
    if (url === null) return `${link} is no address`;
    if (url.protocol === 'mailto:' && /^[^@\s]+@[^@\s]+$/.test(url.pathname)) return undefined;
    if (url.protocol === 'tel:' && /^\+\d+$/.test(url.pathname)) return undefined;
    if (url.origin !== site) {
      return otherSites.includes(url.origin) ? undefined : `${link} leads to a site we do not know`;
    }
    if (!paths.has(url.pathname)) return `${link} leads to no page`;
    const fragment = decodeURIComponent(url.hash.slice(1));
    if (fragment !== '' && !ids.get(url.pathname)?.has(fragment)) return `${link} leads to no place on its page`;
    return undefined;
  };
}
