const clickIds = new Set(['gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'twclid', 'li_fat_id']);

/** Whether a query string says only where the visitor came from, so that the page is the same with and without it. */
export function namesOnlyCampaign(query: URLSearchParams): boolean {
  return [...query.keys()].every((name) => name.startsWith('utm_') || clickIds.has(name));
}
