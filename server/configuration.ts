import { z } from 'zod';
import { unknownSettings } from './unknown-settings.ts';

interface Hint {
  expected: string;
  example: string;
}

function wholeNumber(least: number, most: number) {
  return z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(least).max(most));
}

function isWebAddress(value: string, protocols: readonly string[]): boolean {
  const url = URL.parse(value);
  return url !== null && protocols.includes(url.protocol) && url.username === '' && url.password === '';
}

const webAddress = z.string().refine((value) => isWebAddress(value, ['https:', 'http:']));
/** Pages join paths to these, so the address must end with the host. */
const webOrigin = webAddress.refine((value) => URL.parse(value)?.origin === value);
const scriptAddress = z.string().refine((value) => isWebAddress(value, ['https:']));
const originList = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().refine((value) => URL.parse(value)?.origin === value && value.startsWith('https:'))));

/** Attributes a script may read; none that could run something or load from elsewhere. */
const attributeList = z
  .string()
  .refine((value) => value.split(/\s+/).every((pair) => /^(?:data-[\w-]+|id|crossorigin)(?:=[^\s"'<>]*)?$/.test(pair)));

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  SITE_URL: webOrigin.optional(),
  ORDER_APP_URL: webOrigin.optional(),
  ADMIN_GRAPHQL_URL: webAddress.optional(),
  CHAT_RATE_LIMIT: wholeNumber(0, 1000).default(60),
  PAGE_RATE_LIMIT: wholeNumber(0, 10_000).default(120),
  SEARCH_RATE_LIMIT: wholeNumber(0, 10_000).default(180),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  LOG: z.enum(['requests', 'errors', 'off']).default('requests'),
  ANALYTICS_WEB_URL: scriptAddress.optional(),
  ANALYTICS_RECORDING_URL: scriptAddress.optional(),
  ANALYTICS_SECOND_URL: scriptAddress.optional(),
  ANALYTICS_WEB_ATTRIBUTES: attributeList.optional(),
  ANALYTICS_RECORDING_ATTRIBUTES: attributeList.optional(),
  ANALYTICS_SECOND_ATTRIBUTES: attributeList.optional(),
  ANALYTICS_EXTRA_ORIGINS: originList.default([]),
});

export type Setting = keyof typeof schema.shape;
export const settings = Object.keys(schema.shape) as readonly Setting[];

const siteAddressHint = 'a web address without a path or a slash at the end';
const scriptHint = 'the https address of a script';
const attributesHint = 'attributes of its script tag, separated by spaces: data-…, id or crossorigin';
const hints: Record<Setting, Hint> = {
  PORT: { expected: 'a whole number from 0 to 65535', example: '3000' },
  HOST: { expected: 'a host name or an address to listen on', example: '127.0.0.1' },
  SITE_URL: { expected: siteAddressHint, example: 'https://www.example.com' },
  ORDER_APP_URL: { expected: siteAddressHint, example: 'https://app.example.com' },
  ADMIN_GRAPHQL_URL: { expected: 'a web address', example: 'https://admin.example.com/graphql' },
  CHAT_RATE_LIMIT: { expected: 'a whole number from 0 to 1000 (questions a minute, 0 for no limit)', example: '60' },
  PAGE_RATE_LIMIT: { expected: 'a whole number from 0 to 10000 (pages a minute, 0 for no limit)', example: '120' },
  SEARCH_RATE_LIMIT: {
    expected: 'a whole number from 0 to 10000 (searches a minute, 0 for no limit)',
    example: '180',
  },
  TRUSTED_PROXIES: { expected: 'a whole number from 0 to 10 (proxies in front of the server)', example: '1' },
  LOG: { expected: 'one of requests, errors, off', example: 'requests' },
  ANALYTICS_WEB_URL: { expected: scriptHint, example: 'https://analytics.example/script.js' },
  ANALYTICS_RECORDING_URL: { expected: scriptHint, example: 'https://recording.example/script.js' },
  ANALYTICS_SECOND_URL: { expected: scriptHint, example: 'https://statistics.example/script.js' },
  ANALYTICS_WEB_ATTRIBUTES: { expected: attributesHint, example: 'data-site=abc' },
  ANALYTICS_RECORDING_ATTRIBUTES: { expected: attributesHint, example: 'data-project=abc' },
  ANALYTICS_SECOND_ATTRIBUTES: { expected: attributesHint, example: 'data-domain=example.com' },
  ANALYTICS_EXTRA_ORIGINS: {
    expected: 'https origins, separated by spaces',
    example: '"https://collect.analytics.example"',
  },
};

export interface Configuration {
  port: number;
  host: string;
  /** Where the staff edit content, when there is such a place. */
  adminGraphqlUrl: string | undefined;
  /** Questions a minute for each visitor; 0 for no limit. */
  chatRateLimit: number;
  /** Pages a minute that are rendered for each visitor; 0 for no limit. */
  pageRateLimit: number;
  /** Searches a minute for each visitor, one a pause in typing; 0 for no limit. */
  searchRateLimit: number;
  trustedProxies: number;
  log: 'requests' | 'errors' | 'off';
  /** Origins that the configured third-party scripts come from and report to. */
  analyticsOrigins: readonly string[];
}

export type ConfigurationResult =
  | { ok: true; configuration: Configuration }
  | { ok: false; problems: readonly string[] };

export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): ConfigurationResult {
  // An empty value in an .env file means 'not set'.
  const given = Object.fromEntries(settings.map((name) => [name, environment[name]?.trim() || undefined]));
  const parsed = schema.safeParse(given);
  const malformed = new Set(parsed.error?.issues.map((issue) => String(issue.path[0]) as Setting));
  const problems = [
    ...Array.from(malformed, (name) => {
      const { expected, example } = hints[name];
      return `${name} is "${environment[name]}": expected ${expected}, for example ${name}=${example}`;
    }),
    ...unknownSettings(Object.keys(environment), settings),
  ];
  if (!parsed.success || problems.length > 0) return { ok: false, problems };
  const values = parsed.data;
  const scripts = [values.ANALYTICS_WEB_URL, values.ANALYTICS_RECORDING_URL, values.ANALYTICS_SECOND_URL];
  const scriptOrigins = scripts.flatMap((script) => (script ? [new URL(script).origin] : []));
  return {
    ok: true,
    configuration: {
      port: values.PORT,
      host: values.HOST,
      adminGraphqlUrl: values.ADMIN_GRAPHQL_URL,
      chatRateLimit: values.CHAT_RATE_LIMIT,
      pageRateLimit: values.PAGE_RATE_LIMIT,
      searchRateLimit: values.SEARCH_RATE_LIMIT,
      trustedProxies: values.TRUSTED_PROXIES,
      log: values.LOG,
      // Extra origins serve the configured scripts; without any script they open nothing.
      analyticsOrigins:
        scriptOrigins.length > 0 ? [...new Set([...scriptOrigins, ...values.ANALYTICS_EXTRA_ORIGINS])] : [],
    },
  };
}
