interface LinkCheckOptions {
  /** The site's origin: 'https://agency.example'. */
  site: string;
  /** Every existing path. */
  paths: ReadonlySet<string>;
  /** The ids on each page, by path. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Other sites that ours may link to. */
  otherSites: readonly string[];
}

/** What is wrong with a link on a page, if anything. */
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
