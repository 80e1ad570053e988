/** A third-party script and the attributes of its tag as [name, value]. */
export interface ThirdPartyScript {
  address: string;
  attributes: readonly (readonly [name: string, value: string])[];
}

/** Third-party scripts the owner configured. By default there are none, and nothing in this folder is loaded. */
export interface ThirdPartyScripts {
  webAnalytics?: ThirdPartyScript;
  sessionRecording?: ThirdPartyScript;
  secondAnalytics?: ThirdPartyScript;
}

/** What the root loader passes to every page. */
export interface RootData {
  thirdPartyScripts: ThirdPartyScripts | null;
}

/** 'data-site=abc data-cookies=off' as pairs. */
function attributesIn(text = ''): [string, string][] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    });
}

export function configuredScripts(environment: Record<string, string | undefined>): ThirdPartyScripts | null {
  function script(name: 'WEB' | 'RECORDING' | 'SECOND'): ThirdPartyScript | undefined {
    const address = environment[`ANALYTICS_${name}_URL`];
    return address ? { address, attributes: attributesIn(environment[`ANALYTICS_${name}_ATTRIBUTES`]) } : undefined;
  }
  const found = {
    webAnalytics: script('WEB'),
    sessionRecording: script('RECORDING'),
    secondAnalytics: script('SECOND'),
  };
  const configured = Object.entries(found).filter(([, value]) => value !== undefined);
  return configured.length > 0 ? Object.fromEntries(configured) : null;
}
