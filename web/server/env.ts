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
const schema = z
  .object({
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
    REVALIDATE_SECRET: z.string().min(20, 'must have at least 20 characters').optional(),
    PREVIEW_SECRET: z.string().min(20, 'must have at least 20 characters').optional(),
    IMAGE_HOSTS: hosts.optional(),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  })
  .check(({ value: { POSTHOG_KEY, POSTHOG_HOST }, issues }) => {
    if (POSTHOG_KEY && !POSTHOG_HOST)
      issues.push({
        code: 'custom',
        path: ['POSTHOG_HOST'],
        message: 'is needed with POSTHOG_KEY',
        input: POSTHOG_HOST,
      });
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
