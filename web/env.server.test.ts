import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENV_NAMES, parseEnv, parseStartEnv } from './env.server.ts';

const STRAPI_TOKEN = 'a-token-of-more-than-20-letters';
const parse = (input: Record<string, string> = {}) => parseEnv({ STRAPI_TOKEN, ...input });

it('has a default for every variable', () => {
  expect(parse()).toMatchObject({
    NODE_ENV: 'production',
    PORT: 3000,
    HOST: '127.0.0.1',
    SITE_URL: 'http://localhost:3000',
    STRAPI_URL: 'http://127.0.0.1:1337',
    DATA_DIR: path.resolve(import.meta.dirname, '../.data'),
    IMAGE_HOSTS: ['127.0.0.1:1337', 'localhost:3000'],
    LOG_LEVEL: 'info',
  });
});

it('treats an empty variable as missing', () => {
  const empty = Object.fromEntries(ENV_NAMES.map((name) => [name, '']));
  expect(parse({ ...empty, STRAPI_TOKEN })).toEqual(parse());
});

it.each([
  ['PORT', '8080', 8080],
  ['HOST', '0.0.0.0', '0.0.0.0'],
  ['HOST', '::', '::'],
  ['HOST', 'localhost', 'localhost'],
  ['SITE_URL', 'https://www.example.com/', 'https://www.example.com'],
  ['SITE_URL', 'https://WWW.example.com:443', 'https://www.example.com'],
  ['STRAPI_URL', 'http://cms:1337/', 'http://cms:1337'],
  ['LEADS_TO', 'team@example.com, "Doe, Jane" <jane@example.com>', 'team@example.com, "Doe, Jane" <jane@example.com>'],
  ['MAIL_FROM', 'Westfield <studio@example.com>', 'Westfield <studio@example.com>'],
  ['MAIL_FROM', 'root@localhost', 'root@localhost'],
  ['IMAGE_HOSTS', 'cms:1337, CDN.example.com,[::1]:8080', ['cms:1337', 'cdn.example.com', '[::1]:8080']],
  ['ICON_HOSTS', 'off', []],
  ['LOG_LEVEL', 'silent', 'silent'],
] as const)('%s=%s', (name, value, expected) => {
  expect(parse({ [name]: value })[name]).toEqual(expected);
});

const BAD = {
  NODE_ENV: ['staging'],
  PORT: ['abc', '0', '70000', '80.5'],
  HOST: ['http://localhost', 'two words', '[::1]'],
  SITE_URL: [
    'www.example.com',
    'https://example.com/site',
    'https://example.com?a',
    'https://example.com/#a',
    'ftp://x',
  ],
  STRAPI_URL: ['cms:1337'],
  STRAPI_TOKEN: ['short'],
  SMTP_URL: ['mail.example.com'],
  LEADS_TO: ['team', 'team@example.com,', 'team@example.com other@example.com', '<team@example.com'],
  APPLICATIONS_TO: ['hiring'],
  MAIL_FROM: ['Westfield', 'a@example.com, b@example.com', 'Westfield <studio>'],
  IMAGE_HOSTS: ['https://cdn.example.com', 'cdn.example.com/pictures', ','],
  REDIS_URL: ['http://127.0.0.1:6379'],
  METRICS_PORT: ['metrics'],
  LOG_LEVEL: ['loud', 'INFO'],
};

describe('the error names', () => {
  it.each(
    Object.entries(BAD).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
  )('%s=%s', (name, value) => {
    expect(() => parse({ [name]: value })).toThrow(new RegExp(`^Bad environment: ${name}: [^;\n]+$`));
  });

  it.each([
    ['LEADS_RATE_LIMIT', 'many', 'a whole number, 1 or more'],
    ['PAGE_CACHE_MB', '-1', 'a whole number, 0 or more'],
    ['CONSENT_REVISION', '1.5', 'a whole number, 0 or more'],
    ['TRUSTED_PROXIES', 'yes', 'a whole number from 0 to 9'],
    ['TRUSTED_PROXIES', '10', 'a whole number from 0 to 9'],
  ])('what %s=%s should be', (name, value, rule) => {
    expect(messageOf(() => parse({ [name]: value }))).toBe(`Bad environment: ${name}: must be ${rule}`);
  });

  it('all bad variables in one line, also missing ones that others require', () => {
    const bad = Object.entries(BAD).map(([name, [value = '']]) => [name, value]);
    const message = messageOf(() =>
      parseStartEnv({
        ...Object.fromEntries(bad),
        POSTHOG_KEY: 'phc_key',
        LEADS_WEBHOOK_URL: 'https://example.com/hook',
        CMS_PORT: '99999',
        IMPORT_CONTENT: 'emtpy',
        DATABASE_URL: 'mysql://127.0.0.1/westfield',
        ACCOUNT_REGISTRATION: 'yes',
        LEADS_KEEP_MONTHS: 'a year',
        HISTORY_VERSIONS: '0',
        HISTORY_MONTHS: '1.5',
        REVALIDATE_URLS: 'https://a.example/api/revalidate, b.example',
      }),
    );
    const beside = [
      'POSTHOG_HOST',
      'LEADS_WEBHOOK_SECRET',
      'CMS_PORT',
      'IMPORT_CONTENT',
      'DATABASE_URL',
      'ACCOUNT_REGISTRATION',
      'LEADS_KEEP_MONTHS',
      'HISTORY_VERSIONS',
      'HISTORY_MONTHS',
      'REVALIDATE_URLS',
    ];
    for (const name of [...Object.keys(BAD), ...beside]) expect(message).toContain(`${name}: `);
    expect(message).not.toContain('\n');
  });

  it('a bucket for uploads without its key', () => {
    const bucket = { UPLOADS_S3_ENDPOINT: 'https://s3.example.com', UPLOADS_S3_BUCKET: 'uploads' };
    expect(messageOf(() => parseStartEnv({ STRAPI_TOKEN, ...bucket }))).toBe(
      'Bad environment: UPLOADS_S3_KEY_ID: is needed with the other UPLOADS_S3_*; UPLOADS_S3_SECRET: is needed with the other UPLOADS_S3_*',
    );
    const key = { UPLOADS_S3_KEY_ID: 'id', UPLOADS_S3_SECRET: 'secret' };
    expect(parseStartEnv({ STRAPI_TOKEN, ...bucket, ...key })).toMatchObject(bucket);
  });

  it('one port for both the site and the CMS', () => {
    const ports = { PORT: '1337', CMS_PORT: '' };
    expect(messageOf(() => parseStartEnv({ STRAPI_TOKEN, ...ports }))).toBe(
      'Bad environment: CMS_PORT: must be another port than PORT',
    );
  });

  it('a missing token in production', () => {
    expect(() => parseEnv({})).toThrow(/^Bad environment: STRAPI_TOKEN: is needed in production/);
    expect(parseEnv({ NODE_ENV: 'development' }).STRAPI_TOKEN).toBeUndefined();
  });

  it('the missing sender and recipient of SMTP_URL', () => {
    const SMTP_URL = 'smtp://127.0.0.1';
    expect(() => parse({ SMTP_URL, LEADS_TO: 'team@example.com' })).toThrow(/SMTP_URL: needs LEADS_TO and MAIL_FROM/);
    expect(parse({ SMTP_URL, LEADS_TO: 'a@example.com', MAIL_FROM: 'b@example.com' })).toMatchObject({ SMTP_URL });
  });
});

describe('the start command', () => {
  it.each([
    ['IMPORT_CONTENT', '', 'demo'],
    ['IMPORT_CONTENT', 'missing', 'missing'],
    ['CMS_PORT', '', 1337],
    ['DATABASE_URL', 'postgres://app:secret@db:5432/westfield', 'postgres://app:secret@db:5432/westfield'],
    ['DATABASE_URL', 'postgres:///westfield?host=/var/run', 'postgres:///westfield?host=/var/run'],
    ['DATABASE_URL', '', undefined],
  ] as const)('%s=%s', (name, value, expected) => {
    expect(parseStartEnv({ STRAPI_TOKEN, [name]: value })[name]).toBe(expected);
  });
});

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return '';
}
