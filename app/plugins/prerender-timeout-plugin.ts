import type { Plugin } from 'vite';

/** The factor: five minutes in all. */
const timeoutFactor = 30;

/**
 * Raises the time limit of a page. React Router aborts the build if one takes ten seconds, which the first can on a
 * busy machine, because everything is loaded for it; there is no setting for that. Only the build's process is
 * affected.
 */
export function prerenderTimeout(): Plugin {
  const abortAfter = AbortSignal.timeout;
  return {
    name: 'prerender-timeout',
    apply: 'build',
    config() {
      AbortSignal.timeout = (ms) => abortAfter.call(AbortSignal, ms * timeoutFactor);
    },
  };
}
