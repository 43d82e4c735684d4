import { createMiddleware } from 'hono/factory';
import { VIDEO_PLAYERS } from '#app/content/video-address.ts';

type Header = [name: string, value: string];
type Options = {
  siteUrl: string;
  /** Origins that may show previews in a frame: those of the CMS's admin panel. */
  previewFrames?: readonly string[];
  /** Watch mode: Vite's dev server needs inline styles and a web socket. */
  isWatched?: boolean;
};
type Document = { inlineHashes?: { scripts: readonly string[]; styles: readonly string[] }; isPreview?: boolean };

/** Files that other sites and mails may embed. */
const SHARED_PATHS = /^\/(?:_ipx|uploads|art|icons|og)\//;
const TWO_YEARS_S = 63_072_000;
const FEATURES_OFF = ['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'];
const MORE_FEATURES_OFF = ['magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get', 'usb'];

export type SecurityPolicy = ReturnType<typeof securityPolicy>;

/**
 * `document` returns the headers of an HTML page, `other` are those of all other responses. Inline scripts and styles are
 * allowed by hash instead of a nonce, so that headers can be cached with the page.
 */
export function securityPolicy({ siteUrl, previewFrames = [], isWatched = false }: Options) {
  const isSecure = siteUrl.startsWith('https:');
  const common: Header[] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', [...FEATURES_OFF, ...MORE_FEATURES_OFF].map((name) => `${name}=()`).join(', ')],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    // Without includeSubDomains, because the site does not know whether all subdomains have HTTPS.
    ...(isSecure ? [['strict-transport-security', `max-age=${TWO_YEARS_S}`] satisfies Header] : []),
  ];
  const frames = ["'self'", ...previewFrames].join(' ');

  function document({ inlineHashes = { scripts: [], styles: [] }, isPreview = false }: Document = {}): Header[] {
    const csp = [
      "default-src 'none'",
      `script-src ${["'self'", ...inlineHashes.scripts].join(' ')}`,
      `style-src ${["'self'", ...(isWatched ? ["'unsafe-inline'"] : inlineHashes.styles)].join(' ')}`,
      // React renders `style` props as `style` attributes.
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self'${isWatched ? ' ws:' : ''}`,
      "manifest-src 'self'",
      "media-src 'self'",
      `frame-src ${VIDEO_PLAYERS.join(' ')}`,
      "worker-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      `frame-ancestors ${isPreview ? frames : "'none'"}`,
      ...(isSecure ? ['upgrade-insecure-requests'] : []),
    ].join('; ');
    return [
      ...common,
      ['content-security-policy', csp],
      ...(isPreview ? [] : [['x-frame-options', 'DENY'] satisfies Header]),
    ];
  }

  const other: Header[] = [
    ...common,
    ['content-security-policy', "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
  ];
  return { document, other };
}

export function securityHeaders(policy: SecurityPolicy) {
  return createMiddleware(async function addSecurityHeaders(c, next) {
    await next();
    for (const [name, value] of policy.other) if (!c.res.headers.has(name)) c.header(name, value);
    if (SHARED_PATHS.test(c.req.path)) c.header('cross-origin-resource-policy', 'cross-origin');
  });
}
