import { apiError, type Endpoint, tooMany } from '../api.ts';
import type { ClientLimit } from '../client-limit.ts';
import { firstProblem, readJsonBody } from '../json-body.ts';
import { estimate, estimateRequest } from './estimate.ts';

/** The longest names and the maximum number of lines, with every character escaped. */
const maxBodyBytes = 64 * 1024;

/**
 * POST /api/estimate: takes packages, returns their total, delivery time and a link to the same estimate on the site.
 */
export function createEstimateEndpoint(mayEstimate: ClientLimit): Endpoint {
  return {
    method: 'POST',
    path: '/estimate',
    async handle({ request, clientKey }) {
      const permission = await mayEstimate(clientKey);
      if (!permission.allowed) return tooMany('Too many estimates', permission);
      const body = await readJsonBody(request, maxBodyBytes);
      if (!body.ok) return apiError(body.status, body.error);
      const asked = estimateRequest.safeParse(body.value);
      if (!asked.success) return apiError(400, firstProblem(asked.error));
      const result = estimate(asked.data);
      if (!result.ok) return apiError(400, result.error);
      return Response.json(result.estimate, { headers: { 'cache-control': 'no-store' } });
    },
  };
}
