import { createHash, randomBytes } from 'node:crypto';
import { generateCookie } from 'hono/cookie';
import { LRUCache } from 'lru-cache';
import { redirect } from 'react-router';
import { countLike } from '#app/content/likes.server.ts';
import { languageAt } from '#app/i18n/use-locale.ts';
import { readForm } from '#app/leads/read-form.server.ts';
import type { LikeOutcome } from '#app/likes/like-button.tsx';
import { LIKE_COOKIE } from '#app/likes/like-cookie.ts';
import { env } from '#env.server.ts';
import { COOKIE_S, readCookie } from '#platform/cookies.ts';
import { log } from '#platform/log.server.ts';
import { limitFromEnv, visitorOf } from '#platform/rate-limit.server.ts';
import type { Route } from './+types/like';

const FORM_BYTES = 4096;
const RECEIPT = /^[\w-]{22}$/;

const checkLimit = limitFromEnv('likes', ({ LIKES_RATE_LIMIT }) => LIKES_RATE_LIMIT);
/** By a hash of the sender: a double click or a second tab may send its request before the cookie is set. */
const recentReceipts = new LRUCache<string, string>({ max: 10_000, ttl: 3_000 });

/** Responds with JSON to the page's script, and with a redirect if the form was sent without JavaScript. */
export async function action({ request, params: { slug }, url }: Route.ActionArgs) {
  const page = languageAt(url.pathname).toLocale(`/technical-bytes/${encodeURIComponent(slug)}`);
  const reply = (outcome: LikeOutcome, init: ResponseInit, body: object = {}) =>
    request.headers.get('accept')?.includes('application/json')
      ? Response.json(body, init)
      : redirect(`${page}?like=${outcome}#likes`, { ...init, status: 303 });

  if (!(await checkLimit(visitorOf(request))).isAllowed) return reply('tooMany', { status: 429 });
  const intent = await readForm(request, FORM_BYTES).then(
    (form) => form.get('intent'),
    () => null,
  );
  if (intent !== 'like' && intent !== 'unlike') return reply('failed', { status: 400 });
  const isLiked = intent === 'like';
  const receipt = receiptOf(request, slug, isLiked);
  try {
    const likes = await countLike({ slug, receipt, isLiked });
    if (likes === null) return reply('failed', { status: 404 });
    const cookie = generateCookie(LIKE_COOKIE, isLiked ? receipt : '', {
      path: page,
      maxAge: isLiked ? COOKIE_S : 0,
      httpOnly: true,
      sameSite: 'Lax',
      secure: env().SITE_URL.startsWith('https:'),
    });
    return reply(isLiked ? 'liked' : 'unliked', { headers: { 'set-cookie': cookie } }, { likes });
  } catch (error) {
    log.error({ err: error }, 'A like could not be counted');
    return reply('failed', { status: 503 });
  }
}

export const loader = ({ url, params }: Route.LoaderArgs) =>
  redirect(languageAt(url.pathname).toLocale(`/technical-bytes/${encodeURIComponent(params.slug)}`));

function receiptOf(request: Request, slug: string, isLiked: boolean): string {
  const stored = readCookie(request.headers.get('cookie') ?? '', LIKE_COOKIE) ?? '';
  if (RECEIPT.test(stored)) return stored;
  const sender = createHash('sha256')
    .update(JSON.stringify([slug, visitorOf(request), request.headers.get('user-agent')]))
    .digest('base64url');
  const receipt = (isLiked && recentReceipts.get(sender)) || randomBytes(16).toString('base64url');
  recentReceipts.set(sender, receipt);
  return receipt;
}
