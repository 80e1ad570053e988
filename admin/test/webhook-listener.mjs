import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';

/** Replaces the site: records every webhook that arrives. */
export async function listenForWebhooks() {
  const arrived = [];
  const news = new EventEmitter();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.writeHead(202).end();
    arrived.push({ path: request.url, headers: request.headers, body: JSON.parse(body) });
    news.emit('hook');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}/api/content-changed`,
    /** The first that matches, now or when it arrives. */
    async next(fits) {
      for (;;) {
        const found = arrived.find(fits);
        if (found) return found;
        await once(news, 'hook');
      }
    },
    close: () => server.close(),
  };
}
