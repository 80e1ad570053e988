import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { company } from '#company/facts.ts';
import { readConfiguration } from './configuration.ts';
import { settings } from './settings.ts';

const prefix = `${company.storagePrefix.toUpperCase().replaceAll('-', '_')}_`;

function problemsOf(environment: Record<string, string | undefined>): readonly string[] {
  const result = readConfiguration(environment);
  return result.ok ? [] : result.problems;
}

describe('configuration', () => {
  test('has defaults for everything', () => {
    expect(readConfiguration({})).toEqual({
      ok: true,
      configuration: {
        port: 3000,
        host: '127.0.0.1',
        tls: undefined,
        admin: undefined,
        adminInbox: undefined,
        chatRateLimit: 60,
        pageRateLimit: 120,
        searchRateLimit: 180,
        contactRateLimit: 5,
        contactMinSeconds: 3,
        trustedProxies: 0,
        dataFolder: 'data',
        databaseUrl: undefined,
        smtpUrl: undefined,
        mailFrom: company.email,
        leadMailTo: company.email,
        webhook: undefined,
        leadRetentionDays: 365,
        assistantStartsWhenAsked: false,
        chatLog: false,
        chatLogDays: 90,
        log: 'requests',
        metrics: false,
        operationsToken: undefined,
        analyticsOrigins: [],
      },
    });
  });

  test('treats an empty value as not set', () => {
    expect(readConfiguration({ PORT: '', SITE_URL: ' ' }).ok).toBe(true);
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'local host'],
    ['SITE_URL', 'agency.example'],
    ['SITE_URL', 'https://agency.example/'],
    ['ORDER_APP_URL', 'ftp://app.agency.example'],
    ['ADMIN_GRAPHQL_URL', 'https://user:secret@admin.agency.example'],
    ['CHAT_RATE_LIMIT', '-1'],
    ['CHAT_RATE_LIMIT', '1.5'],
    ['PAGE_RATE_LIMIT', 'none'],
    ['SEARCH_RATE_LIMIT', '1.5'],
    ['TRUSTED_PROXIES', 'yes'],
    ['CONTACT_RATE_LIMIT', 'many'],
    ['CONTACT_MIN_SECONDS', '61'],
    ['MAIL_FROM', 'the website'],
    ['LEAD_MAIL_TO', 'a@b.example\r\nBcc: c@d.example'],
    ['LEAD_WEBHOOK_URL', 'crm.example'],
    ['LEAD_RETENTION_DAYS', 'a year'],
    ['ASSISTANT_START', 'later'],
    ['CHAT_LOG', 'yes'],
    ['CHAT_LOG_DAYS', '0'],
    ['LOG', 'verbose'],
    ['ANALYTICS_WEB_URL', 'http://analytics.example/script.js'],
    ['ANALYTICS_RECORDING_URL', "https://x.example'; script-src *"],
    ['ANALYTICS_EXTRA_ORIGINS', 'https://a.example https://b.example/path'],
  ])('refuses %s=%s by name, with what was expected and an example', (name, value) => {
    const [problem = '', ...others] = problemsOf({ [name]: value });
    expect(others).toEqual([]);
    expect(problem).toContain(`${name} is "${value}": expected `);
    expect(problem).toContain(`for example ${name}=`);
  });

  test.each([
    ['DATABASE_URL', 'mysql://site:secret@127.0.0.1/site'],
    ['SMTP_URL', 'https://user:secret@mail.example'],
    ['LEAD_WEBHOOK_SECRET', 'secret'],
  ])('refuses a malformed %s without repeating the password in it', (name, value) => {
    const [problem = '', ...others] = problemsOf({ [name]: value });
    expect(others).toEqual([]);
    expect(problem).toMatch(new RegExp(`^${name} is invalid: expected .+, for example ${name}=`));
    expect(problem).not.toContain('secret@');
  });

  test('replies by email need a mailbox, its address, and emails that can be answered', () => {
    const mailbox = { REPLY_MAILBOX_URL: 'imaps://staff:secret@mail.example/Replies' };
    const address = { REPLY_ADDRESS: 'replies@agency.example' };
    const mails = { SMTP_URL: 'smtps://mail.example' };
    expect(problemsOf({ ...mails, ...mailbox })[0]).toContain('belong together');
    expect(problemsOf({ ...mails, ...address })[0]).toContain('belong together');
    expect(problemsOf({ ...mailbox, ...address })[0]).toContain('needs SMTP_URL');
    expect(problemsOf({ ...mails, ...mailbox, ...address })).toEqual([]);
    expect(problemsOf({ ...mails, ...mailbox, REPLY_ADDRESS: 'far-too-long-a-name@agency.example' })).toHaveLength(1);
  });

  test('a webhook needs a secret, so that its receiver can trust it', () => {
    const url = { LEAD_WEBHOOK_URL: 'https://crm.example/leads' };
    expect(problemsOf(url)[0]).toContain('needs LEAD_WEBHOOK_SECRET');
    expect(problemsOf({ ...url, LEAD_WEBHOOK_SECRET: '0123456789abcdef' })).toEqual([]);
  });

  test.each(['WEB', 'RECORDING', 'SECOND'])('attributes of the script %s need its URL', (script) => {
    const attributes = { [`ANALYTICS_${script}_ATTRIBUTES`]: 'data-site=abc' };
    expect(problemsOf(attributes)).toEqual([
      `ANALYTICS_${script}_ATTRIBUTES is set, but ANALYTICS_${script}_URL is missing`,
    ]);
    const address = { [`ANALYTICS_${script}_URL`]: 'https://analytics.example/script.js' };
    expect(problemsOf({ ...attributes, ...address })).toEqual([]);
  });

  test('reports every malformed variable at once', () => {
    expect(problemsOf({ PORT: 'x', LOG: 'x' })).toHaveLength(2);
  });

  test.each([
    [`${prefix}PORT`, 'PORT'],
    [`${prefix}SITE`, 'SITE_URL'],
    ['SITE_ULR', 'SITE_URL'],
    ['PROT', 'PORT'],
    ['ANALYTICS_WEB', 'ANALYTICS_WEB_URL'],
    ['TRUSTED_PROXY', undefined],
    ['HOSTNAME', undefined],
    ['PORTS', undefined],
  ])('takes %s for a misspelling of %s', (name, meant) => {
    const expected = meant ? [`${name} is not a setting of this site: did you mean ${meant}?`] : [];
    expect(problemsOf({ [name]: 'x' })).toEqual(expected);
  });

  test('allows the origins of configured scripts in the policy, each once', () => {
    const result = readConfiguration({
      ANALYTICS_WEB_URL: 'https://analytics.example/a.js',
      ANALYTICS_SECOND_URL: 'https://analytics.example/b.js',
      ANALYTICS_EXTRA_ORIGINS: 'https://collect.example',
    });
    expect(result.ok && result.configuration.analyticsOrigins).toEqual([
      'https://analytics.example',
      'https://collect.example',
    ]);
  });

  test('ignores extra origins without a script', () => {
    const result = readConfiguration({ ANALYTICS_EXTRA_ORIGINS: 'https://collect.example' });
    expect(result.ok && result.configuration.analyticsOrigins).toEqual([]);
  });

  test('is listed in full in .env.example, which is valid as it is', async () => {
    const lines = (await readFile('.env.example', 'utf8')).split('\n');
    const assignments = lines.flatMap((line) => /^# ?([A-Z_]+)=(.*)$/.exec(line)?.slice(1, 3) ?? []);
    const listed = Object.fromEntries(assignments.flatMap((name, i) => (i % 2 ? [] : [[name, assignments[i + 1]]])));
    expect(Object.keys(listed).sort()).toEqual([...settings].sort());
    expect(problemsOf(listed)).toEqual([]);
  });

  test.each([
    [{}, false],
    [{ METRICS: 'on' }, true],
    [{ OPERATIONS_TOKEN: 'a-token-of-operators' }, true],
  ])('enables metrics if configured: %j', (environment, metrics) => {
    expect(readConfiguration(environment)).toMatchObject({ configuration: { metrics } });
  });
});
