import { createHash } from 'node:crypto';
import type { SecurityPolicy } from '../http/security-headers.ts';

const RETRY_AFTER_S = 30;
const STYLE =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 Georgia,serif;margin:0;min-height:100vh;display:grid;place-items:center}main{max-width:32rem;padding:2rem}h1{font-size:2rem;line-height:1.2;margin:0 0 1rem}p{margin:0 0 1rem}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const HTML = `<!doctype html><html lang="en-US" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Back in a moment</title><style>${STYLE}</style></head><body><main><h1>Back in a moment</h1><p>This page cannot be shown right now. Nothing is lost: please try again in half a minute.</p><p><a href="">Try again</a></p></main></body></html>`;

/** 503 with Retry-After, for a page that was never rendered while the content system is away. Needs nothing but itself. */
export function unavailablePage(policy: SecurityPolicy, retryAfterSeconds = RETRY_AFTER_S): Response {
  const headers = new Headers(policy.document());
  const csp = headers.get('content-security-policy') ?? '';
  headers.set('content-security-policy', csp.replace("style-src 'self'", `style-src 'sha256-${STYLE_HASH}'`));
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', 'no-store');
  headers.set('retry-after', String(retryAfterSeconds));
  return new Response(HTML, { status: 503, headers });
}
