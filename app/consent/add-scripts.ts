import { whenIdle } from '../ui/when-idle.ts';
import type { ThirdPartyScripts } from './third-party-scripts.ts';

function addScript(address: string) {
  if (document.querySelector(`script[src="${CSS.escape(address)}"]`)) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

function afterLoad(work: () => void) {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
}

/** The first two after the page has loaded; the second analytics once the page is interactive and idle. */
export function addScripts({ webAnalytics, sessionRecording, secondAnalytics }: ThirdPartyScripts) {
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
