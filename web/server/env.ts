import path from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65535);
const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const hosts = z.string().transform((list) =>
  list
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean),
);

/** The site's variables (contract, section 3). An empty value counts as not set. */
const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: origin.optional(),
  STRAPI_URL: origin.default('http://127.0.0.1:1337'),
  STRAPI_TOKEN: z.string().min(20, 'must have at least 20 characters').optional(),
  DATA_DIR: z.string().default(path.resolve(import.meta.dirname, '../../.data')),
  POSTHOG_KEY: z
    .string()
    .regex(/^phc_\w+$/, 'must be a project API key (phc_…)')
    .optional(),
  POSTHOG_HOST: origin.optional(),
  ANALYTICS_DEFAULT: z.enum(['on', 'off']).default('on'),
  CONSENT_REVISION: z.coerce.number().int().min(0).default(1),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  LEADS_TO: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  LEADS_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  LEADS_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  LEADS_RATE_LIMIT: z.coerce.number().int().min(1).default(20),
  LIKES_RATE_LIMIT: z.coerce.number().int().min(1).default(60),
  APPLICATIONS_KEEP_MONTHS: z.coerce.number().int().min(1).default(6),
  ALTCHA: z.enum(['on', 'off']).default('off'),
  FORM_SECRET: z.string().min(20, 'must have at least 20 characters').optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(9).default(0),
  REVALIDATE_SECRET: z.string().min(20, 'must have at least 20 characters').optional(),
  PREVIEW_SECRET: z.string().min(20, 'must have at least 20 characters').optional(),
  IMAGE_HOSTS: hosts.optional(),
  IMAGE_CACHE_MB: z.coerce.number().int().min(1).default(512),
  ICON_HOSTS: z
    .union([z.literal('off').transform((): string[] => []), hosts.pipe(z.array(origin))])
    .default(['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com']),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  CMS_PUBLIC_URL: origin.optional(),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).default(256),
  PAGE_WARM_UP: z.enum(['gentle', 'fast', 'off']).default('gentle'),
  METRICS_PORT: port.optional(),
});

/** The names of all variables. */
export const ENV_NAMES: readonly string[] = Object.keys(variables.shape);

const schema = variables
  .refine((env) => !env.LEADS_WEBHOOK_URL || env.LEADS_WEBHOOK_SECRET, {
    path: ['LEADS_WEBHOOK_SECRET'],
    error: 'is needed with LEADS_WEBHOOK_URL, which is signed with it',
  })
  .refine((env) => !env.SMTP_URL || (env.LEADS_TO && env.MAIL_FROM), {
    path: ['SMTP_URL'],
    error: 'needs LEADS_TO and MAIL_FROM beside it',
  })
  .refine((env) => !env.POSTHOG_KEY || env.POSTHOG_HOST, {
    path: ['POSTHOG_HOST'],
    error: 'is needed with POSTHOG_KEY',
  })
  .transform((env) => {
    const SITE_URL = env.SITE_URL ?? `http://localhost:${env.PORT}`;
    return { ...env, SITE_URL, IMAGE_HOSTS: env.IMAGE_HOSTS ?? [new URL(env.STRAPI_URL).host, new URL(SITE_URL).host] };
  });

export type Env = Readonly<z.infer<typeof schema>>;

/** All bad variables at once, in one line. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/**
 * Reads the variables.
 * @throws EnvError that names every variable with a bad value.
 */
export function parseEnv(input: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return Object.freeze(result.data);
  const problems = result.error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`);
  throw new EnvError(`Bad environment: ${problems.join('; ')}`);
}

let parsed: Env | undefined;

/** The process's own variables, read on first use and then fixed. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}
