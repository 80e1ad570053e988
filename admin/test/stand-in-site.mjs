import { once } from 'node:events';
import { createServer } from 'node:http';

/** Replaces the site: answers the panel's requests as configured, and doesn't answer any others. */
export async function standInForSite() {
  const answers = new Map();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const asked = JSON.parse(body);
    const told = request.url === '/api/staff' ? answers.get(asked.about) : {};
    const answer = typeof told === 'function' ? await told(asked) : told;
    if (answer === undefined || !request.headers['x-webhook-secret']) return response.destroy();
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${server.address().port}`;
  return {
    url,
    webhookUrl: `${url}/api/content-changed`,
    answer: (about, answer) => answers.set(about, answer),
    close: () => server.close(),
  };
}
