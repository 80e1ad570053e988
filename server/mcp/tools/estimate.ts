import type { McpServer } from '@modelcontextprotocol/server';
import { estimate, estimateAnswer, estimateRequest } from '../../estimate/estimate.ts';
import { annotations, failure, result } from './tool-result.ts';

/** The estimator of the pages. */
export function registerEstimate(server: McpServer): void {
  server.registerTool(
    'estimate',
    {
      title: 'Estimate an order',
      description:
        'Total price of several packages and how long they take, with a link to the same estimate on the site.',
      inputSchema: estimateRequest,
      outputSchema: estimateAnswer,
      annotations,
    },
    (order) => {
      const found = estimate(order);
      return found.ok ? result([JSON.stringify(found.estimate)], found.estimate) : failure(found.error);
    },
  );
}
