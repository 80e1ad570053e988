import type { Plugin } from 'vite';

/** Times as long: five minutes. */
const patience = 30;

/**
 * Lets a page take its time. React Router ends the build when one takes ten seconds, which the first can on a busy
 * machine, since everything is loaded for it; no setting of its own changes that. Only the build's process is concerned.
 */
export function patientPrerender(): Plugin {
  const abortAfter = AbortSignal.timeout;
  return {
    name: 'patient-prerender',
    apply: 'build',
    config() {
      AbortSignal.timeout = (ms) => abortAfter.call(AbortSignal, ms * patience);
    },
  };
}
