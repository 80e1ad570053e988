import { talkParameter } from '#leads/form-fields.ts';
import { whenIdle } from '../ui/when-idle.ts';
import type { ThirdPartyScript, ThirdPartyScripts } from './third-party-scripts.ts';

function addScript({ address, attributes }: ThirdPartyScript) {
  if (document.querySelector(`script[src="${CSS.escape(address)}"]`)) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  for (const [name, value] of attributes) script.setAttribute(name, value);
  document.head.append(script);
}

function afterLoad(work: () => void) {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
}

/** These URLs contain secrets that grant access, so third parties must not learn them. */
function isSecret({ pathname, search }: Location): boolean {
  return /^\/(?:talk|quote)\//i.test(pathname) || new URLSearchParams(search).has(talkParameter);
}

/** The first two after the page has loaded; the second analytics script once the page is interactive and idle. */
export function addScripts({ webAnalytics, sessionRecording, secondAnalytics }: ThirdPartyScripts) {
  if (isSecret(window.location)) return;
  afterLoad(() => {
    if (webAnalytics) addScript(webAnalytics);
    if (sessionRecording) addScript(sessionRecording);
  });
  if (secondAnalytics) {
    whenIdle(() => {
      addScript(secondAnalytics);
      return undefined;
    });
  }
}
