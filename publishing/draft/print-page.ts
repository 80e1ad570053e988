import path from 'node:path';
import { loadReactRouter } from '#server/render-page.ts';
import { createLog } from '#server/request-log.ts';

/** Prints the page at a URL as the tree this file is in renders it. */
const [address = '/'] = process.argv.slice(2);
const pages = await loadReactRouter(path.resolve('build'), createLog('errors'));
const nothing = async () => [];
const response = await pages(nothing).render(new Request(new URL(address, 'http://draft.invalid')));
if (response.status !== 200) throw new Error(`Error: the page answers ${response.status}`);
process.stdout.write(await response.text());
