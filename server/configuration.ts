import { hints, type Setting, settings, settingsSchema } from './settings.ts';
import { unknownSettings } from './unknown-settings.ts';

export interface Configuration {
  port: number;
  host: string;
  /** Certificate and key files; with them, the server speaks TLS and HTTP/2 itself. */
  tls: { certificate: string; key: string } | undefined;
  /** The admin panel, if there is one, and the token to read from it. */
  admin: { url: string; token: string } | undefined;
  /** The same panel, with the token to submit messages and questions. */
  adminInbox: { url: string; token: string } | undefined;
  /** Questions per minute and visitor; 0 for no limit. */
  chatRateLimit: number;
  /** Rendered pages per minute and visitor; 0 for no limit. */
  pageRateLimit: number;
  /** Searches per minute and visitor, one per pause in typing; 0 for no limit. */
  searchRateLimit: number;
  /** Messages per minute and visitor; 0 for no limit. */
  contactRateLimit: number;
  /** The minimum time to fill in the contact form. */
  contactMinSeconds: number;
  trustedProxies: number;
  /** The folder of the SQLite file. */
  dataFolder: string;
  /** PostgreSQL instead of SQLite, if set. */
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  leadMailTo: string;
  /**
   * The mailbox in which staff's replies to notification emails arrive, and its address; without it, replies aren't
   * read.
   */
  replies: { url: string; address: string } | undefined;
  webhook: { url: string; secret: string } | undefined;
  /** 0 keeps messages until they are deleted by hand. */
  leadRetentionDays: number;
  /** Whether the assistant starts with the first question instead of with the server. */
  assistantStartsWhenAsked: boolean;
  /** Whether questions to the assistant are stored, and for how long. */
  chatLog: boolean;
  chatLogDays: number;
  log: 'requests' | 'errors' | 'off';
  /** Whether the server collects metrics, for `/metrics`. */
  metrics: boolean;
  /** Grants access to `/metrics` and the details of `/healthz` and `/readyz`; without it nobody sees those details. */
  operationsToken: string | undefined;
  /** Origins the configured third-party scripts load from and report to. */
  analyticsOrigins: readonly string[];
}

export type ConfigurationResult =
  | { ok: true; configuration: Configuration }
  | { ok: false; problems: readonly string[] };

export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): ConfigurationResult {
  // An empty value in an .env file means 'not set'.
  const given = Object.fromEntries(settings.map((name) => [name, environment[name]?.trim() || undefined]));
  const parsed = settingsSchema.safeParse(given);
  const malformed = new Set(parsed.error?.issues.map((issue) => String(issue.path[0]) as Setting));
  const problems = [
    ...Array.from(malformed, (name) => {
      const { expected, example, secret } = hints[name];
      const given = secret ? 'invalid' : `"${environment[name]}"`;
      return `${name} is ${given}: expected ${expected}, for example ${name}=${example}`;
    }),
    ...(parsed.data?.LEAD_WEBHOOK_URL && !given.LEAD_WEBHOOK_SECRET
      ? ['LEAD_WEBHOOK_URL needs LEAD_WEBHOOK_SECRET, so that the receiver can verify our messages']
      : []),
    ...(Boolean(given.REPLY_MAILBOX_URL) === Boolean(given.REPLY_ADDRESS)
      ? []
      : ['REPLY_MAILBOX_URL and REPLY_ADDRESS belong together: set both']),
    ...(given.REPLY_ADDRESS && !given.SMTP_URL
      ? ['REPLY_ADDRESS needs SMTP_URL: without it no emails are sent that staff could answer']
      : []),
    ...(Boolean(given.TLS_CERT) === Boolean(given.TLS_KEY)
      ? []
      : [`${given.TLS_CERT ? 'TLS_CERT needs TLS_KEY' : 'TLS_KEY needs TLS_CERT'}: set both`]),
    ...(parsed.data?.ADMIN_GRAPHQL_URL && !given.ADMIN_TOKEN
      ? ['ADMIN_GRAPHQL_URL needs ADMIN_TOKEN, the read token: npm run admin prints both']
      : []),
    ...(['ADMIN_TOKEN', 'ADMIN_INBOX_TOKEN'] as const)
      .filter((name) => given[name] && !given.ADMIN_GRAPHQL_URL)
      .map((name) => `${name} is set, but ADMIN_GRAPHQL_URL is missing`),
    ...(['WEB', 'RECORDING', 'SECOND'] as const)
      .filter((script) => given[`ANALYTICS_${script}_ATTRIBUTES`] && !given[`ANALYTICS_${script}_URL`])
      .map((script) => `ANALYTICS_${script}_ATTRIBUTES is set, but ANALYTICS_${script}_URL is missing`),
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
      // Extra origins are for the configured scripts; without any script they have no effect.
      analyticsOrigins:
        scriptOrigins.length > 0 ? [...new Set([...scriptOrigins, ...values.ANALYTICS_EXTRA_ORIGINS])] : [],
    },
  };
}
