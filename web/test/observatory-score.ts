import { parse } from 'node-html-parser';

const MINIMUM_FOR_EXTRA_CREDIT = 90;
const SIX_MONTHS_S = 15_768_000;
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const BROAD = /^(?:\*|https?:|data:|blob:|'unsafe-inline'|'unsafe-eval')$/;

/** Score by the published rules of the HTTP Observatory (developer.mozilla.org/observatory/docs/tests_and_scoring). */
export function observatoryScore(
  headers: Headers,
  html: string,
  url: string,
): { score: number; tests: Record<string, number> } {
  const tests = {
    'content-security-policy': policyModifier(headers.get('content-security-policy')),
    cookies: cookieModifier(headers.getSetCookie()),
    cors: headers.get('access-control-allow-origin') && headers.get('access-control-allow-credentials') ? -50 : 0,
    'referrer-policy': referrerModifier(headers.get('referrer-policy')),
    'strict-transport-security': transportModifier(headers.get('strict-transport-security')),
    'subresource-integrity': scriptModifier(html, url),
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': frameModifier(headers),
    'cross-origin-resource-policy': ['same-origin', 'same-site'].includes(
      headers.get('cross-origin-resource-policy') ?? '',
    )
      ? 10
      : 0,
  };
  const modifiers = Object.values(tests);
  const base = 100 + modifiers.filter((modifier) => modifier < 0).reduce((sum, modifier) => sum + modifier, 0);
  const extra = modifiers.filter((modifier) => modifier > 0).reduce((sum, modifier) => sum + modifier, 0);
  return { score: Math.max(0, base >= MINIMUM_FOR_EXTRA_CREDIT ? base + extra : base), tests };
}

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );
}

function policyModifier(policy: string | null): number {
  if (!policy) return -25;
  const all = directives(policy);
  const of = (name: string) => all.get(name) ?? all.get('default-src') ?? ['*'];
  // Browsers ignore 'unsafe-inline' if there is a hash or a nonce.
  const scripts = of('script-src').some((source) => /^'(?:sha\d+|nonce)-/.test(source))
    ? of('script-src').filter((source) => source !== "'unsafe-inline'")
    : of('script-src');
  if ([...scripts, ...of('object-src')].some((source) => BROAD.test(source)))
    return scripts.includes("'unsafe-eval'") && !scripts.includes("'unsafe-inline'") ? -10 : -20;
  if ([...all.values()].flat().some((source) => source.startsWith('http:'))) return -20;
  if (of('style-src').some((source) => BROAD.test(source))) return 0;
  const isLocked = all.get('default-src')?.join() === "'none'";
  const hasForms = ["'none'", "'self'"].includes(all.get('form-action')?.join() ?? '');
  return isLocked && hasForms ? 10 : 5;
}

function cookieModifier(cookies: string[]): number {
  if (cookies.length === 0) return 0;
  if (!cookies.every((cookie) => /;\s*secure/i.test(cookie))) return -20;
  return cookies.every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie) && /;\s*httponly/i.test(cookie)) ? 5 : 0;
}

function referrerModifier(policy: string | null): number {
  if (!policy) return 0;
  return PRIVATE_REFERRERS.includes(policy.split(',').at(-1)?.trim() ?? '') ? 5 : -5;
}

/** Being on the preload list would add 5, which the header alone doesn't. */
function transportModifier(header: string | null): number {
  if (!header) return -20;
  return Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0) >= SIX_MONTHS_S ? 0 : -10;
}

function scriptModifier(html: string, url: string): number {
  const sources = parse(html)
    .querySelectorAll('script[src]')
    .map((script) => new URL(script.getAttribute('src') ?? '', url));
  const elsewhere = sources.filter(({ origin }) => origin !== new URL(url).origin);
  if (elsewhere.some(({ protocol }) => protocol === 'http:')) return -50;
  return elsewhere.length ? -5 : 0;
}

function frameModifier(headers: Headers): number {
  if (directives(headers.get('content-security-policy') ?? '').has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
}
