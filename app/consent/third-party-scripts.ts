/** Scripts of others that the site's owner configured. None by default, and then nothing of this folder is loaded. */
export interface ThirdPartyScripts {
  webAnalytics?: string;
  sessionRecording?: string;
  secondAnalytics?: string;
}

export function configuredScripts(environment: Record<string, string | undefined>): ThirdPartyScripts | null {
  const scripts: ThirdPartyScripts = {
    ...(environment.ANALYTICS_WEB_URL && { webAnalytics: environment.ANALYTICS_WEB_URL }),
    ...(environment.ANALYTICS_RECORDING_URL && { sessionRecording: environment.ANALYTICS_RECORDING_URL }),
    ...(environment.ANALYTICS_SECOND_URL && { secondAnalytics: environment.ANALYTICS_SECOND_URL }),
  };
  return Object.keys(scripts).length > 0 ? scripts : null;
}
