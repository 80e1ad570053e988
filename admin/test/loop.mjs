import { freePort, startHost } from './host.mjs';
import { openPanel } from './panel.mjs';
import { startSite } from './site.mjs';

/**
 * An admin host and a site that are connected as in production, and the panel in a browser.
 * @param {{ seedFile: string, databaseUrl?: string, settings?: Record<string, string> }} options `settings` of the site
 */
export async function startLoop({ seedFile, databaseUrl, settings = {} }) {
  const port = await freePort();
  const host = await startHost({ seedFile, webhookUrl: `http://127.0.0.1:${port}/api/content-changed`, databaseUrl });
  const site = await startSite({
    port,
    settings: {
      ADMIN_GRAPHQL_URL: `${host.url}/graphql`,
      ADMIN_TOKEN: host.siteToken,
      ADMIN_INBOX_TOKEN: host.inboxToken,
      ...settings,
    },
  });
  const staff = await host.asStaff();
  // The site has pulled from the admin host, whose content so far is the repository's.
  await site.until(/"admin":"ok"/, site.health);
  const panel = await openPanel(host.url);
  return { host, site, staff, panel, stop: () => Promise.all([panel.close(), site.stop(), host.stop()]) };
}
