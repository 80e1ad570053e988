import { type AdminHost, queryComplete } from '#server/admin-host/admin-host.ts';
import type { Content, Problem } from '../content/content.ts';
import { type Located, locateProblems } from '../content/locate-problems.ts';

/** Shown to staff. More than this is the same mistake many times. */
const maxProblems = 50;
export const reportDocument =
  'mutation Report($problems: [ReportedProblem!]!) { reportContentProblems(problems: $problems) }';

interface Options {
  inbox: AdminHost | undefined;
  log: (message: string) => void;
}

/** Sends the problems of a round to the log and the panel, unless they are those of the round before. */
export function createProblemReport({ inbox, log }: Options) {
  let lastReported: string | undefined;

  return async (problems: readonly Problem[], published: Content, shown: Content): Promise<void> => {
    const report = JSON.stringify(problems);
    if (report === lastReported) return;
    for (const { type, record, reason } of problems) log(`Content: ${type} ${record}: ${reason}`);
    if (!inbox) return;
    try {
      const located = locateProblems(firstProblems(problems), published, shown);
      await queryComplete(inbox, reportDocument, { problems: located.map(asReported) });
      lastReported = report;
    } catch (error) {
      log(`The admin host couldn't be notified of problems: ${reasonOf(error)}`);
    }
  };
}

/** As many problems as staff are shown. */
export function firstProblems(problems: readonly Problem[]): Problem[] {
  const first = problems.slice(0, maxProblems);
  const left = problems.length - first.length;
  return left > 0
    ? [...first, { type: 'The whole site', record: 'more', reason: `${left} further records are wrong` }]
    : first;
}

/** A problem as the admin host accepts it. */
function asReported({ type, record, reason, meanwhile, kind, id, field }: Located) {
  return { type, record, reason, meanwhile, kind, document: id, field };
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : `${error}`;
}
