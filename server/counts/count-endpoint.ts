import { z } from 'zod';
import { apiError, type Endpoint, tooMany } from '../api.ts';
import type { ClientLimit } from '../client-limit.ts';
import { isSameOrigin } from '../same-origin.ts';
import type { Visits } from './visits.ts';

/** Only these can't be seen by the server. */
const report = z.object({ what: z.enum(['view', 'estimate', 'order']), page: z.string().startsWith('/').max(200) });

export const reportsPerMinute = 60;

/** POST /api/count?what=order&page=/about: reports what only the browser sees. Responds with 204. */
export function createCountEndpoint({ reported }: Pick<Visits, 'reported'>, mayReport: ClientLimit): Endpoint {
  return {
    method: 'POST',
    path: '/count',
    async handle({ request, clientKey }) {
      if (!isSameOrigin(request)) return apiError(403, 'Reports are accepted from our own pages only.');
      const permission = await mayReport(clientKey);
      if (!permission.allowed) return tooMany('Too many requests', permission);
      const read = report.safeParse(Object.fromEntries(new URL(request.url).searchParams));
      if (!read.success) return apiError(400, 'Send what (view, estimate or order) and page.');
      reported(request, read.data.what, read.data.page);
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
    },
  };
}
