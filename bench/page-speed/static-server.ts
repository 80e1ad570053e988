import { createServer } from 'node:http';
import sirv from 'sirv';

/** A bare static server in a separate process: node bench/page-speed/static-server.ts FOLDER */
const [folder = 'build/client'] = process.argv.slice(2);
const serve = sirv(folder, { brotli: true, gzip: true, etag: true });
const server = createServer((request, response) => serve(request, response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`Ready on http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`);
});
