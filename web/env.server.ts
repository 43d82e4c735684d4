import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { BRAND_NAMES } from '#brand-names.ts';

const PORT_RULE = 'must be a port number';
const port = z.coerce.number(PORT_RULE).int(PORT_RULE).min(1, PORT_RULE).max(65535, PORT_RULE);
const host = z.union([z.ipv4(), z.ipv6(), z.hostname()], 'must be an IP address or a host name');
const url = (protocol: RegExp, error: string) => z.url({ protocol, error });
const webUrl = url(/^https?$/, 'must be an address with http:// or https://');
const baseUrl = webUrl.transform((address) => address.replace(/\/+$/, ''));
const origin = webUrl
  .regex(/^\w+:\/\/[^/?#@]+\/?$/, 'must be an origin such as https://www.example.com, without a path')
  .transform((address) => new URL(address).origin);
const wholeNumber = (min: number, rule = `must be a whole number, ${min} or more`) =>
  z.coerce.number(rule).int(rule).min(min, rule);
const keepMonths = wholeNumber(1, 'must be a whole number of months, 1 or more');
const PROXIES_RULE = 'must be a whole number from 0 to 9';
const secret = z.string().min(20, 'must have at least 20 characters');

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
const HOST_AND_PORT = /^(?:[\w.-]+|\[[a-f\d:]+\])(?::\d{1,5})?$/;
const hosts = list.pipe(
  z
    .array(z.string().toLowerCase().regex(HOST_AND_PORT, 'must be hosts such as cdn.example.com, without https://'))
    .min(1, 'must name a host'),
);

const ADDRESS = '[^\\s@<>,"]+@[^\\s@<>,"]+';
const MAILBOX = `(?:${ADDRESS}|(?:"[^"]*"|[^"<>,]*)\\s*<${ADDRESS}>)`;
const mailbox = z
  .string()
  .trim()
  .regex(new RegExp(`^${MAILBOX}$`), 'must be a mail address, with or without a name: Name <name@example.com>');
const mailboxes = z
  .string()
  .trim()
  .regex(new RegExp(`^${MAILBOX}(?:\\s*,\\s*${MAILBOX})*$`), 'must be mail addresses, separated by commas');

/** `.data` next to web/. Found by the location of package.json, because built code is in another folder. */
const ownDataDir = () => path.resolve(findPackageJSON('.', import.meta.url) ?? '', '../../.data');

/** The site's variables. An empty value counts as not set. */
const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: host.default('127.0.0.1'),
  SITE_URL: origin.optional(),
  STRAPI_URL: baseUrl.default('http://127.0.0.1:1337'),
  STRAPI_TOKEN: secret.optional(),
  DATA_DIR: z.string().default(ownDataDir),
  POSTHOG_KEY: z
    .string()
    .regex(/^phc_\w+$/, 'must be a project API key (phc_…)')
    .optional(),
  POSTHOG_HOST: baseUrl.optional(),
  POSTHOG_FLAGS: z.enum(['on', 'off']).default('on'),
  ANALYTICS_DEFAULT: z.enum(['on', 'off']).default('on'),
  BRAND: z.enum(BRAND_NAMES).default(BRAND_NAMES[0]),
  CONSENT_REVISION: wholeNumber(0).default(1),
  SMTP_URL: url(/^smtps?$/, 'must be an address with smtp:// or smtps://').optional(),
  DATABASE_URL: url(/^postgres(ql)?$/, 'must be an address with postgres://').optional(),
  LEADS_TO: mailboxes.optional(),
  APPLICATIONS_TO: mailboxes.optional(),
  MAIL_FROM: mailbox.optional(),
  LEADS_WEBHOOK_URL: webUrl.optional(),
  LEADS_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  LEADS_RATE_LIMIT: wholeNumber(1).default(20),
  LIKES_RATE_LIMIT: wholeNumber(1).default(60),
  APPLICATIONS_KEEP_MONTHS: keepMonths.default(6),
  ALTCHA: z.enum(['on', 'off']).default('off'),
  FORM_SECRET: secret.optional(),
  TRUSTED_PROXIES: wholeNumber(0, PROXIES_RULE).max(9, PROXIES_RULE).default(0),
  REVALIDATE_SECRET: secret.optional(),
  PREVIEW_SECRET: secret.optional(),
  IMAGE_HOSTS: hosts.optional(),
  IMAGE_CACHE_MB: wholeNumber(1).default(512),
  ICON_HOSTS: z
    .union([z.literal('off').transform((): string[] => []), list.pipe(z.array(baseUrl))])
    .default(['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com']),
  REDIS_URL: url(/^rediss?$/, 'must be an address with redis:// or rediss://').optional(),
  CMS_PUBLIC_URL: baseUrl.optional(),
  PAGE_CACHE_MB: wholeNumber(0).default(256),
  METRICS_PORT: port.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export const ENV_NAMES: readonly string[] = Object.keys(variables.shape);

/** Makes Zod run refinements even if a field is invalid, so that one start reports every problem. */
const when = () => true;
const schema = variables
  .refine((env) => env.NODE_ENV !== 'production' || env.STRAPI_TOKEN, {
    when,
    path: ['STRAPI_TOKEN'],
    error: 'is needed in production, or no message could be delivered to the CMS',
  })
  .refine((env) => !env.LEADS_WEBHOOK_URL || env.LEADS_WEBHOOK_SECRET, {
    when,
    path: ['LEADS_WEBHOOK_SECRET'],
    error: 'is needed with LEADS_WEBHOOK_URL, which is signed with it',
  })
  .refine((env) => !env.SMTP_URL || (env.LEADS_TO && env.MAIL_FROM), {
    when,
    path: ['SMTP_URL'],
    error: 'needs LEADS_TO and MAIL_FROM beside it',
  })
  .refine((env) => !env.POSTHOG_KEY || env.POSTHOG_HOST, {
    when,
    path: ['POSTHOG_HOST'],
    error: 'is needed with POSTHOG_KEY',
  })
  .transform((env) => {
    const SITE_URL = env.SITE_URL ?? `http://localhost:${env.PORT}`;
    return {
      ...env,
      SITE_URL,
      IMAGE_HOSTS: env.IMAGE_HOSTS ?? [new URL(env.STRAPI_URL).host, new URL(SITE_URL).host],
      APPLICATIONS_TO: env.APPLICATIONS_TO ?? env.LEADS_TO,
    };
  });

export type Env = Readonly<z.infer<typeof schema>>;

const BUCKET = ['UPLOADS_S3_ENDPOINT', 'UPLOADS_S3_BUCKET', 'UPLOADS_S3_KEY_ID', 'UPLOADS_S3_SECRET'] as const;

/** Variables that only `npm start` and the CMS use. The CMS checks them, too, but only after everything has been built. */
const startVariables = z
  .object({
    CMS_PORT: port.default(1337),
    IMPORT_CONTENT: z.enum(['demo', 'starter', 'missing', 'never']).default('demo'),
    ACCOUNT_REGISTRATION: z.enum(['on', 'off']).default('off'),
    LEADS_KEEP_MONTHS: keepMonths.default(12),
    HISTORY_VERSIONS: wholeNumber(1).default(50),
    HISTORY_MONTHS: keepMonths.default(24),
    REVALIDATE_URLS: list.pipe(z.array(webUrl)).optional(),
    UPLOADS_S3_ENDPOINT: webUrl.optional(),
    UPLOADS_S3_BUCKET: z.string().optional(),
    UPLOADS_S3_KEY_ID: z.string().optional(),
    UPLOADS_S3_SECRET: z.string().optional(),
  })
  .superRefine((env, { addIssue }) => {
    if (!BUCKET.some((name) => env[name])) return;
    for (const name of BUCKET)
      if (!env[name]) addIssue({ code: 'custom', path: [name], message: 'is needed with the other UPLOADS_S3_*' });
  });

/** An invalid environment. The message names all bad variables in one line. */
export class EnvError extends Error {
  override name = 'EnvError';
}

type Input = Record<string, string | undefined>;

/** @throws EnvError */
export const parseEnv = (input: Input): Env => parse(schema, input);

/** @throws EnvError */
export const parseStartEnv = (input: Input) =>
  parse(
    z.intersection(schema, startVariables).refine(({ PORT, CMS_PORT }) => PORT !== CMS_PORT, {
      path: ['CMS_PORT'],
      error: 'must be another port than PORT',
    }),
    input,
  );

function parse<Schema extends z.ZodType>(variables: Schema, input: Input): Readonly<z.output<Schema>> {
  const result = variables.safeParse(withoutEmpty(input));
  if (result.success) return Object.freeze(result.data);
  // Reports only the first problem of each variable.
  const problems = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const name = String(path[0]);
    if (!problems.has(name)) problems.set(name, `${name}: ${message}`);
  }
  throw new EnvError(`Bad environment: ${[...problems.values()].join('; ')}`);
}

const withoutEmpty = (input: Input): Input =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== ''));

let parsed: Env | undefined;

/** The environment, parsed on first use. @throws EnvError */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** Parsed without the others, because the logger must work even if `env()` throws. */
export const logLevel = () => variables.shape.LOG_LEVEL.catch('info').parse(process.env.LOG_LEVEL || undefined);

/** Parsed without the others, for commands that do not have them. */
export const leadQueuePlace = () =>
  variables.pick({ DATA_DIR: true, DATABASE_URL: true }).parse(withoutEmpty(process.env));
