import { z } from 'zod';
import { company } from '#company/facts.ts';
import { defaultRetention } from '#leads/retention.ts';
import { unknownSettings } from './unknown-settings.ts';

interface Hint {
  expected: string;
  example: string;
  /** Holds a password: what was given is not repeated. */
  secret?: true;
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

function addressOf(protocols: readonly string[]) {
  return z
    .string()
    .refine((value) => protocols.includes(URL.parse(value)?.protocol ?? '') && URL.parse(value)?.hostname);
}

const mailAddress = z.string().regex(/^[^\s@<>]+@[^\s@<>]+$/);
/** What is added to its name leaves room for twelve letters of the 64 that a name has at most. */
const replyAddress = z.string().regex(/^[\w.-]{1,12}@[\w.-]+$/);
const days = wholeNumber(0, 3650);
/** Shorter ones can be guessed. */
const secretText = z.string().min(16);
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
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  SITE_URL: webOrigin.optional(),
  ORDER_APP_URL: webOrigin.optional(),
  ADMIN_GRAPHQL_URL: webAddress.optional(),
  ADMIN_TOKEN: secretText.optional(),
  ADMIN_INBOX_TOKEN: secretText.optional(),
  CHAT_RATE_LIMIT: wholeNumber(0, 1000).default(60),
  PAGE_RATE_LIMIT: wholeNumber(0, 10_000).default(120),
  SEARCH_RATE_LIMIT: wholeNumber(0, 10_000).default(180),
  CONTACT_RATE_LIMIT: wholeNumber(0, 1000).default(5),
  CONTACT_MIN_SECONDS: wholeNumber(0, 60).default(3),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: addressOf(['postgres:', 'postgresql:']).optional(),
  SMTP_URL: addressOf(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: mailAddress.default(company.email),
  LEAD_MAIL_TO: mailAddress.default(company.email),
  REPLY_MAILBOX_URL: addressOf(['imap:', 'imaps:']).optional(),
  REPLY_ADDRESS: replyAddress.optional(),
  LEAD_WEBHOOK_URL: webAddress.optional(),
  LEAD_WEBHOOK_SECRET: secretText.optional(),
  LEAD_RETENTION_DAYS: days.default(defaultRetention.leadDays),
  ASSISTANT_START: z.enum(['at-once', 'when-asked']).default('at-once'),
  CHAT_LOG: z.enum(['on', 'off']).default('off'),
  CHAT_LOG_DAYS: wholeNumber(1, 3650).default(defaultRetention.chatDays),
  LOG: z.enum(['requests', 'errors', 'off']).default('requests'),
  METRICS: z.enum(['on', 'off']).default('off'),
  OPERATIONS_TOKEN: secretText.optional(),
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
  TLS_CERT: { expected: 'the file of a certificate', example: '/etc/ssl/site.pem' },
  TLS_KEY: { expected: "the file of the certificate's key", example: '/etc/ssl/site.key' },
  SITE_URL: { expected: siteAddressHint, example: 'https://www.example.com' },
  ORDER_APP_URL: { expected: siteAddressHint, example: 'https://app.example.com' },
  ADMIN_GRAPHQL_URL: { expected: 'a web address', example: 'https://admin.example.com/graphql' },
  ADMIN_TOKEN: {
    expected: 'the token that npm run admin prints for reading',
    example: '0123456789abcdef…',
    secret: true,
  },
  ADMIN_INBOX_TOKEN: {
    expected: 'the token that npm run admin prints for messages and questions',
    example: '0123456789abcdef…',
    secret: true,
  },
  CHAT_RATE_LIMIT: { expected: 'a whole number from 0 to 1000 (questions a minute, 0 for no limit)', example: '60' },
  PAGE_RATE_LIMIT: { expected: 'a whole number from 0 to 10000 (pages a minute, 0 for no limit)', example: '120' },
  SEARCH_RATE_LIMIT: {
    expected: 'a whole number from 0 to 10000 (searches a minute, 0 for no limit)',
    example: '180',
  },
  CONTACT_RATE_LIMIT: { expected: 'a whole number from 0 to 1000 (messages a minute, 0 for no limit)', example: '5' },
  CONTACT_MIN_SECONDS: { expected: 'a whole number from 0 to 60 (seconds)', example: '3' },
  TRUSTED_PROXIES: { expected: 'a whole number from 0 to 10 (proxies in front of the server)', example: '1' },
  DATA_DIR: { expected: 'a folder', example: 'data' },
  DATABASE_URL: {
    expected: 'the address of a PostgreSQL database',
    example: 'postgres://site:password@127.0.0.1/site',
    secret: true,
  },
  SMTP_URL: {
    expected: 'the address of a mail server',
    example: 'smtps://user:password@mail.agency.example',
    secret: true,
  },
  MAIL_FROM: { expected: 'an e-mail address', example: 'website@agency.example' },
  LEAD_MAIL_TO: { expected: 'an e-mail address', example: 'info@agency.example' },
  REPLY_MAILBOX_URL: {
    expected: 'the address of a mailbox',
    example: 'imaps://user:password@mail.agency.example',
    secret: true,
  },
  REPLY_ADDRESS: {
    expected: 'the e-mail address of that mailbox, with at most 12 letters before the @',
    example: 'replies@agency.example',
  },
  LEAD_WEBHOOK_URL: { expected: 'a web address', example: 'https://crm.agency.example/leads' },
  LEAD_WEBHOOK_SECRET: {
    expected: 'at least 16 characters that nobody can guess',
    example: 'aR3allyLongSecret',
    secret: true,
  },
  LEAD_RETENTION_DAYS: { expected: 'a whole number from 0 to 3650 (days, 0 for ever)', example: '365' },
  ASSISTANT_START: { expected: 'one of at-once, when-asked', example: 'at-once' },
  CHAT_LOG: { expected: 'on or off', example: 'off' },
  CHAT_LOG_DAYS: { expected: 'a whole number from 1 to 3650 (days)', example: '90' },
  LOG: { expected: 'one of requests, errors, off', example: 'requests' },
  METRICS: { expected: 'on or off', example: 'off' },
  OPERATIONS_TOKEN: {
    expected: 'at least 16 characters that nobody can guess',
    example: 'aR3allyLongSecret',
    secret: true,
  },
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
  /** The files of a certificate and its key: the server then speaks TLS and HTTP/2 itself. */
  tls: { certificate: string; key: string } | undefined;
  /** Where the staff edit content, when there is such a place, and the right to read it. */
  admin: { url: string; token: string } | undefined;
  /** The same place, and the right to leave messages and questions there. */
  adminInbox: { url: string; token: string } | undefined;
  /** Questions a minute for each visitor; 0 for no limit. */
  chatRateLimit: number;
  /** Pages a minute that are rendered for each visitor; 0 for no limit. */
  pageRateLimit: number;
  /** Searches a minute for each visitor, one a pause in typing; 0 for no limit. */
  searchRateLimit: number;
  /** Messages a minute for each visitor; 0 for no limit. */
  contactRateLimit: number;
  /** The shortest time in which a person fills in the contact form. */
  contactMinSeconds: number;
  trustedProxies: number;
  /** Where SQLite keeps its file. */
  dataFolder: string;
  /** PostgreSQL instead of SQLite, when there is one. */
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  leadMailTo: string;
  /** The mailbox in which staff's answers to mails arrive, and its address; where there is none, they are not read. */
  replies: { url: string; address: string } | undefined;
  webhook: { url: string; secret: string } | undefined;
  /** 0 keeps messages until somebody deletes them. */
  leadRetentionDays: number;
  /** Whether the assistant starts with the first question and not with the server. */
  assistantStartsWhenAsked: boolean;
  /** Whether what visitors ask the assistant is kept, and how long. */
  chatLog: boolean;
  chatLogDays: number;
  log: 'requests' | 'errors' | 'off';
  /** Whether the server counts what it does, for `/metrics`. */
  metrics: boolean;
  /** Opens `/metrics` and the details of `/healthz` and `/readyz`; without one nobody sees those details. */
  operationsToken: string | undefined;
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
      const { expected, example, secret } = hints[name];
      const given = secret ? 'not right' : `"${environment[name]}"`;
      return `${name} is ${given}: expected ${expected}, for example ${name}=${example}`;
    }),
    ...(parsed.data?.LEAD_WEBHOOK_URL && !given.LEAD_WEBHOOK_SECRET
      ? ['LEAD_WEBHOOK_URL needs LEAD_WEBHOOK_SECRET, so that its receiver can tell our messages from others']
      : []),
    ...(Boolean(given.REPLY_MAILBOX_URL) === Boolean(given.REPLY_ADDRESS)
      ? []
      : [
          'REPLY_MAILBOX_URL and REPLY_ADDRESS belong together: where replies by mail are read, and where they are sent',
        ]),
    ...(given.REPLY_ADDRESS && !given.SMTP_URL
      ? ['REPLY_ADDRESS needs SMTP_URL: only mails that are sent can be answered']
      : []),
    ...(Boolean(given.TLS_CERT) === Boolean(given.TLS_KEY)
      ? []
      : [
          `${given.TLS_CERT ? 'TLS_CERT needs TLS_KEY' : 'TLS_KEY needs TLS_CERT'}: a certificate works with its key alone`,
        ]),
    ...(parsed.data?.ADMIN_GRAPHQL_URL && !given.ADMIN_TOKEN
      ? ['ADMIN_GRAPHQL_URL needs ADMIN_TOKEN, the token for reading: npm run admin prints both']
      : []),
    ...(['ADMIN_TOKEN', 'ADMIN_INBOX_TOKEN'] as const)
      .filter((name) => given[name] && !given.ADMIN_GRAPHQL_URL)
      .map((name) => `${name} is set, but ADMIN_GRAPHQL_URL does not say for which admin host`),
    ...(['WEB', 'RECORDING', 'SECOND'] as const)
      .filter((script) => given[`ANALYTICS_${script}_ATTRIBUTES`] && !given[`ANALYTICS_${script}_URL`])
      .map(
        (script) => `ANALYTICS_${script}_ATTRIBUTES is set, but ANALYTICS_${script}_URL does not say for which script`,
      ),
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
      tls: values.TLS_CERT && values.TLS_KEY ? { certificate: values.TLS_CERT, key: values.TLS_KEY } : undefined,
      admin:
        values.ADMIN_GRAPHQL_URL && values.ADMIN_TOKEN
          ? { url: values.ADMIN_GRAPHQL_URL, token: values.ADMIN_TOKEN }
          : undefined,
      adminInbox:
        values.ADMIN_GRAPHQL_URL && values.ADMIN_INBOX_TOKEN
          ? { url: values.ADMIN_GRAPHQL_URL, token: values.ADMIN_INBOX_TOKEN }
          : undefined,
      chatRateLimit: values.CHAT_RATE_LIMIT,
      pageRateLimit: values.PAGE_RATE_LIMIT,
      searchRateLimit: values.SEARCH_RATE_LIMIT,
      contactRateLimit: values.CONTACT_RATE_LIMIT,
      contactMinSeconds: values.CONTACT_MIN_SECONDS,
      trustedProxies: values.TRUSTED_PROXIES,
      dataFolder: values.DATA_DIR,
      databaseUrl: values.DATABASE_URL,
      smtpUrl: values.SMTP_URL,
      mailFrom: values.MAIL_FROM,
      leadMailTo: values.LEAD_MAIL_TO,
      replies:
        values.REPLY_MAILBOX_URL && values.REPLY_ADDRESS
          ? { url: values.REPLY_MAILBOX_URL, address: values.REPLY_ADDRESS }
          : undefined,
      webhook:
        values.LEAD_WEBHOOK_URL && values.LEAD_WEBHOOK_SECRET
          ? { url: values.LEAD_WEBHOOK_URL, secret: values.LEAD_WEBHOOK_SECRET }
          : undefined,
      leadRetentionDays: values.LEAD_RETENTION_DAYS,
      assistantStartsWhenAsked: values.ASSISTANT_START === 'when-asked',
      chatLog: values.CHAT_LOG === 'on',
      chatLogDays: values.CHAT_LOG_DAYS,
      log: values.LOG,
      metrics: values.METRICS === 'on' || values.OPERATIONS_TOKEN !== undefined,
      operationsToken: values.OPERATIONS_TOKEN,
      // Extra origins serve the configured scripts; without any script they open nothing.
      analyticsOrigins:
        scriptOrigins.length > 0 ? [...new Set([...scriptOrigins, ...values.ANALYTICS_EXTRA_ORIGINS])] : [],
    },
  };
}
