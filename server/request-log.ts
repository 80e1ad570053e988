import type { FeedbackEntry } from './chatbot/feedback.ts';
import { maskEmails } from './chatbot/mask-contacts.ts';
import type { Configuration } from './configuration.ts';

export interface RequestEntry {
  id: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  bytes: number | undefined;
}

export interface Log {
  request: (entry: RequestEntry) => void;
  feedback: (entry: FeedbackEntry) => void;
  warn: (message: string) => void;
  error: (message: string, details: { id?: string; error: unknown }) => void;
}

const maxPathLength = 200;

/**
 * JSON lines without personal data: no address, no query string (people paste names and email addresses into those), no
 * user agent, no referrer.
 */
export function createLog(level: Configuration['log'], write = (line: string) => void process.stdout.write(line)): Log {
  const line = (fields: object) => write(`${asLine({ time: new Date().toISOString(), ...fields })}\n`);
  return {
    request(entry) {
      if (level === 'requests') line({ ...entry, path: readablePath(entry.path), ms: Math.round(entry.ms) });
    },
    feedback(entry) {
      if (level !== 'off') line({ event: 'feedback', ...entry });
    },
    warn(message) {
      if (level !== 'off') line({ level: 'warning', message });
    },
    error(message, { id, error }) {
      if (level === 'off') return;
      line({ level: 'error', message, id, error: error instanceof Error ? error.stack : String(error) });
    },
  };
}

/** JSON allows characters that some terminals interpret as commands: DEL and the C1 controls. */
function asLine(fields: object): string {
  return JSON.stringify(fields).replaceAll(
    /[\u007f-\u009f\u2028\u2029]/g,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** '/jane%40doe.example' is an address as well, and the end of a talk's or quote's URL is its key. */
function readablePath(path: string): string {
  const short = path.slice(0, maxPathLength).replace(/^(\/(?:talk|quote)\/)[^.]{1,200}/i, '$1…');
  return maskEmails(short.replaceAll(/%40/g, '@'));
}
