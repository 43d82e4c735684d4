import { createHash, randomBytes } from 'node:crypto';
import { generateCookie } from 'hono/cookie';
import { LRUCache } from 'lru-cache';
import { env } from '../../../env.server.ts';
import { log } from '../../../platform/log.server.ts';
import { siteLimit, visitorOf } from '../../../platform/rate-limit.server.ts';
import { likeChange } from '../../content/like-change.server.ts';
import { countLike } from '../../content/likes.server.ts';
import { currentScope } from '../../content/request-scope.server.ts';
import { readCookie } from '../../cookies/read-cookie.ts';
import { FormError, readForm } from '../../leads/read-form.server.ts';
import { languageAt } from '../../locale/use-locale';
import { INTENT, LIKE_COOKIE, type LikeAnswer } from './like';

const askLimit = siteLimit('likes', ({ LIKES_RATE_LIMIT }) => LIKES_RATE_LIMIT);
const FORM_BYTES = 4096;
/** Specification 9 keeps choices for so long. */
const COOKIE_S = 365 * 86_400;
const RECEIPT = /^[\w-]{22}$/;
/** A double click and two tabs press the button before the first answer has brought the cookie. */
const SAME_VISITOR_MS = 3_000;

/** Receipts given out a moment ago, by a hash of who asked and for what; in memory only. */
const justGiven = new LRUCache<string, string>({ max: 10_000, ttl: SAME_VISITOR_MS });

type Received = { answer: LikeAnswer; status: number; cookie: string };

/**
 * Counts a like or takes it back. A like has a random receipt, which the visitor's browser keeps in a cookie for this one page:
 * with it a second like counts nothing, and only with it a like can be taken back. Who makes up receipts is slowed down by
 * LIKES_RATE_LIMIT. @throws Response 404 when there is no such question
 */
export async function receiveLike(request: Request, slug: string): Promise<Received> {
  const refuse = (refusal: Extract<LikeAnswer, { status: 'refused' }>['refusal'], status: number): Received => ({
    answer: { status: 'refused', refusal },
    status,
    cookie: '',
  });
  if (request.method !== 'POST') return refuse({ reason: 'failed' }, 405);
  const visitor = visitorOf(request);
  const verdict = await askLimit(visitor);
  if (!verdict.isAllowed) return refuse({ reason: 'tooMany', minutes: verdict.retryAfterMinutes }, 429);
  let intent: FormDataEntryValue | null;
  try {
    intent = (await readForm(request, FORM_BYTES)).get(INTENT);
  } catch (error) {
    if (error instanceof FormError) return refuse({ reason: 'failed' }, error.status);
    throw error;
  }
  if (intent !== 'like' && intent !== 'unlike') return refuse({ reason: 'failed' }, 400);
  const isLiked = intent === 'like';

  const sent = readCookie(request.headers.get('cookie') ?? '', LIKE_COOKIE) ?? '';
  const asker = createHash('sha256')
    .update(JSON.stringify([slug, visitor, request.headers.get('user-agent')]))
    .digest('base64url');
  const receipt = RECEIPT.test(sent) ? sent : (isLiked && justGiven.get(asker)) || makeReceipt();
  if (isLiked) justGiven.set(asker, receipt);
  else justGiven.delete(asker);
  let likes: number | null;
  try {
    likes = await countLike({ slug, receipt, isLiked });
  } catch (error) {
    log.error({ err: error }, 'A like could not be counted');
    return refuse({ reason: 'failed' }, 503);
  }
  if (likes === null) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { toLocale } = languageAt(new URL(request.url).pathname);
  const page = toLocale(`/technical-bytes/${encodeURIComponent(slug)}`);
  currentScope()?.changes.push(likeChange(slug));
  return { answer: { status: 'counted', isLiked, likes }, status: 200, cookie: likeCookie(page, receipt, isLiked) };
}

const makeReceipt = () => randomBytes(16).toString('base64url');

/** Sent for this question only. The page notes for itself that there is a like (kept-likes.ts). */
function likeCookie(path: string, receipt: string, isLiked: boolean): string {
  return generateCookie(LIKE_COOKIE, isLiked ? receipt : '', {
    path,
    maxAge: isLiked ? COOKIE_S : 0,
    httpOnly: true,
    sameSite: 'Lax',
    secure: env().SITE_URL.startsWith('https:'),
  });
}
