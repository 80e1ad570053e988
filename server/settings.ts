import { z } from 'zod';
import { company } from '#company/facts.ts';
import { defaultRetention } from '#leads/limits.ts';

interface Hint {
  expected: string;
  example: string;
  /** Contains a password, so the value isn't repeated. */
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
/** Pages append paths to these, so the URL must end with the host. */
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
/** The suffix added to the local part leaves twelve of its 64 characters. */
const replyAddress = z.string().regex(/^[\w.-]{1,12}@[\w.-]+$/);
const days = wholeNumber(0, 3650);
/** Shorter ones can be guessed. */
const secretText = z.string().min(16);
/** Attributes a script may read, except any that could run code or load from elsewhere. */
const attributeList = z
  .string()
  .refine((value) => value.split(/\s+/).every((pair) => /^(?:data-[\w-]+|id|crossorigin)(?:=[^\s"'<>]*)?$/.test(pair)));

/** Every environment setting, with its limits and default. */
export const settingsSchema = z.object({
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

export type Setting = keyof typeof settingsSchema.shape;
export const settings = Object.keys(settingsSchema.shape) as readonly Setting[];

const siteAddressHint = 'a URL without a path or trailing slash';
const scriptHint = 'the https URL of a script';
const attributesHint = 'attributes for its script tag, separated by spaces: data-…, id or crossorigin';
/** The error message for an invalid value. */
export const hints: Record<Setting, Hint> = {
  PORT: { expected: 'a whole number from 0 to 65535', example: '3000' },
  HOST: { expected: 'a host name or IP address to listen on', example: '127.0.0.1' },
  TLS_CERT: { expected: 'the path of a certificate (PEM)', example: '/etc/ssl/site.pem' },
  TLS_KEY: { expected: "the path of the certificate's key (PEM)", example: '/etc/ssl/site.key' },
  SITE_URL: { expected: siteAddressHint, example: 'https://www.example.com' },
  ORDER_APP_URL: { expected: siteAddressHint, example: 'https://app.example.com' },
  ADMIN_GRAPHQL_URL: { expected: 'a URL', example: 'https://admin.example.com/graphql' },
  ADMIN_TOKEN: {
    expected: 'the read token that npm run admin prints',
    example: '0123456789abcdef…',
    secret: true,
  },
  ADMIN_INBOX_TOKEN: {
    expected: 'the token that npm run admin prints for messages and questions',
    example: '0123456789abcdef…',
    secret: true,
  },
  CHAT_RATE_LIMIT: { expected: 'a whole number from 0 to 1000 (questions per minute, 0 for no limit)', example: '60' },
  PAGE_RATE_LIMIT: { expected: 'a whole number from 0 to 10000 (pages per minute, 0 for no limit)', example: '120' },
  SEARCH_RATE_LIMIT: {
    expected: 'a whole number from 0 to 10000 (searches per minute, 0 for no limit)',
    example: '180',
  },
  CONTACT_RATE_LIMIT: { expected: 'a whole number from 0 to 1000 (messages per minute, 0 for no limit)', example: '5' },
  CONTACT_MIN_SECONDS: { expected: 'a whole number from 0 to 60 (seconds)', example: '3' },
  TRUSTED_PROXIES: { expected: 'a whole number from 0 to 10 (proxies in front of the server)', example: '1' },
  DATA_DIR: { expected: 'a folder', example: 'data' },
  DATABASE_URL: {
    expected: 'the URL of a PostgreSQL database',
    example: 'postgres://site:password@127.0.0.1/site',
    secret: true,
  },
  SMTP_URL: {
    expected: 'the URL of a mail server',
    example: 'smtps://user:password@mail.agency.example',
    secret: true,
  },
  MAIL_FROM: { expected: 'an email address', example: 'website@agency.example' },
  LEAD_MAIL_TO: { expected: 'an email address', example: 'info@agency.example' },
  REPLY_MAILBOX_URL: {
    expected: 'the URL of a mailbox',
    example: 'imaps://user:password@mail.agency.example',
    secret: true,
  },
  REPLY_ADDRESS: {
    expected: 'the email address of that mailbox, with at most 12 letters before the @',
    example: 'replies@agency.example',
  },
  LEAD_WEBHOOK_URL: { expected: 'a URL', example: 'https://crm.agency.example/leads' },
  LEAD_WEBHOOK_SECRET: {
    expected: 'a random string of at least 16 characters',
    example: 'aR3allyLongSecret',
    secret: true,
  },
  LEAD_RETENTION_DAYS: { expected: 'a whole number from 0 to 3650 (days, 0 to keep them)', example: '365' },
  ASSISTANT_START: { expected: 'one of at-once, when-asked', example: 'at-once' },
  CHAT_LOG: { expected: 'on or off', example: 'off' },
  CHAT_LOG_DAYS: { expected: 'a whole number from 1 to 3650 (days)', example: '90' },
  LOG: { expected: 'one of requests, errors, off', example: 'requests' },
  METRICS: { expected: 'on or off', example: 'off' },
  OPERATIONS_TOKEN: {
    expected: 'a random string of at least 16 characters',
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
