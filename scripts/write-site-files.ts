import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isListed, type SiteAddress, siteAddresses } from '#app/pages/site-addresses.ts';
import { encodePhotograph, shareFile } from '#app/photographs/encode-photograph.ts';
import { feedXml } from '#app/seo/files/feed-xml.ts';
import { faviconIco, iconPng, iconSizes, iconSvg } from '#app/seo/files/icons.ts';
import { llmsTxt } from '#app/seo/files/llms-txt.ts';
import { robotsTxt } from '#app/seo/files/robots-txt.ts';
import { securityTxt } from '#app/seo/files/security-txt.ts';
import { writeShareFonts } from '#app/seo/files/share-fonts.ts';
import { shareImagePng, shareImageSvg } from '#app/seo/files/share-image.ts';
import { shareText } from '#app/seo/files/share-text.ts';
import { sitemapXml } from '#app/seo/files/sitemap-xml.ts';
import { webManifest } from '#app/seo/files/web-manifest.ts';
import { shareImagePath } from '#app/seo/share-image-path.ts';
import { markdownPath } from '#company/markdown-path.ts';
import { loadPosts } from '#content/load-posts.ts';
import { pageMarkdown } from '#server/markdown/page-markdown.ts';
import { openApiDocument } from '#server/openapi/document.ts';
import project from '../package.json' with { type: 'json' };
import { resultCache } from './result-cache.ts';

/**
 * Writes the files besides the pages: for search engines, feed readers, language models, browsers and link previews.
 */
const clientFolder = path.resolve(process.argv[2] ?? 'build', 'client');

async function write(address: string, content: string | Buffer): Promise<void> {
  const file = path.join(clientFolder, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

const { version } = project;
const addresses = siteAddresses();
const fonts = await writeShareFonts();
const pictures = resultCache('share-images');
const letters = await Promise.all(fonts.files.map((file) => readFile(file)));

/** A page with a photograph uses it as share image; others get a drawing with their title. */
async function shareImage(address: SiteAddress): Promise<Buffer> {
  if (address.photograph) return readFile(shareFile(await encodePhotograph(address.photograph.file)));
  const svg = shareImageSvg(address.path, shareText(address), fonts, { exhibit: address.exhibit });
  return pictures.get([svg, ...letters], () => shareImagePng(svg, fonts));
}

function builtPage(address: string): Promise<string> {
  return readFile(path.join(clientFolder, address, 'index.html'), 'utf8');
}

await write('/sitemap.xml', sitemapXml(addresses.filter(isListed)));
await write('/robots.txt', robotsTxt());
await write('/llms.txt', llmsTxt(addresses));
await write('/openapi.json', JSON.stringify(openApiDocument(version)));
await write('/feed.xml', feedXml(loadPosts()));
for (const { path: page } of addresses) await write(markdownPath(page), pageMarkdown(await builtPage(page)));
await write('/site.webmanifest', webManifest());
await write('/.well-known/security.txt', securityTxt(new Date()));
await write('/favicon.svg', iconSvg);
await write('/favicon.ico', faviconIco());
for (const size of iconSizes) await write(`/icon-${size}.png`, iconPng(size));
for (const address of addresses) await write(shareImagePath(address), await shareImage(address));
await pictures.forgetUnused();
