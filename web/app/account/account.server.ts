import qs from 'qs';
import { redirect } from 'react-router';
import { z } from 'zod';
import { type Call, ContentError, callCms, parse } from '#app/content/client.server.ts';
import { currentScope, type RequestScope } from '#app/content/request-scope.server.ts';
import { type User, user } from '#app/content/user.server.ts';
import { env } from '#env.server.ts';

/**
 * Account calls (specification 7) for loaders and actions. Logging in, registering and resetting a password set the
 * token cookie on the current response; `logOut` clears it.
 *
 * A failure is a `ContentError` with Strapi's status, name, message and details.
 */

const USER_QUERY = { populate: { role: { fields: ['name', 'type'] } } };
/** A JWT: three base64url parts. Anything else is rejected without a request. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const MAX_TOKEN_LENGTH = 4096;
/** Short, because every page of a visitor with a token waits for this request. */
const FIND_USER_TIMEOUT_MS = 2_000;
const PROVIDER = /^[a-z][a-z0-9_-]*$/i;
/** Strapi's session cookie: it stores the provider's response between Strapi's callback and ours. */
const PROVIDER_SESSION = /^koa\.sess(?:\.sig)?=/;

const session = z.object({ jwt: z.string(), user });
/** The response has no `jwt` if the visitor has to confirm the email address first. */
const registration = z.object({ jwt: z.string().optional(), user });

/**
 * The user of the current request, null for anonymous visitors. Makes no request: the server has already looked the
 * user up.
 */
export const currentUser = (): User | null => currentScope()?.user ?? null;

/** `GET /users/me`. The server calls it once per request. @throws ContentError */
export async function findUser(token: string): Promise<User> {
  if (token.length > MAX_TOKEN_LENGTH || !TOKEN.test(token))
    throw new ContentError({ status: 401, name: 'UnauthorizedError', message: 'This is not a token' });
  const path = `users/me?${qs.stringify(USER_QUERY, { encodeValuesOnly: true })}`;
  return parse('users/me', user, await callCms(path, { token, timeoutMs: FIND_USER_TIMEOUT_MS }));
}

/** `POST /auth/local` with a user name or email address. @throws ContentError */
export function logIn(credentials: { identifier: string; password: string }): Promise<User> {
  return startSession('auth/local', { body: credentials });
}

/** `POST /auth/local/register`. If email confirmation is on, the visitor is not logged in yet. @throws ContentError */
export async function register(account: { username: string; email: string; password: string }): Promise<User> {
  const scope = personalScope();
  const body = await callAuth('auth/local/register', { body: account });
  const { jwt, user } = await parse('auth/local/register', registration, body);
  if (jwt) setSession(scope, jwt, user);
  return user;
}

/**
 * `POST /auth/forgot-password`: emails a code. Succeeds for unknown addresses too, so that it doesn't reveal who has an
 * account. @throws ContentError
 */
export async function sendPasswordReset(email: string): Promise<void> {
  await callAuth('auth/forgot-password', { body: { email } });
}

/** `POST /auth/reset-password` with the code from the email of `sendPasswordReset`. @throws ContentError */
export function resetPassword(input: { code: string; password: string; passwordConfirmation: string }): Promise<User> {
  return startSession('auth/reset-password', { body: input });
}

/**
 * `POST /auth/change-password` for the current user; the token stays valid. @throws ContentError, 401 without a user
 */
export async function changePassword(input: {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
}): Promise<void> {
  const { bearer } = personalScope();
  if (bearer === null)
    throw new ContentError({ status: 401, name: 'UnauthorizedError', message: 'The visitor is not logged in' });
  await callAuth('auth/change-password', { body: input, token: bearer });
}

/** `POST /auth/send-email-confirmation`. @throws ContentError, 400 if already confirmed */
export async function sendEmailConfirmation(email: string): Promise<void> {
  await callAuth('auth/send-email-confirmation', { body: { email } });
}

export function redirectToProvider(provider: string): Response {
  const { CMS_PUBLIC_URL, STRAPI_URL } = env();
  return redirect(`${CMS_PUBLIC_URL ?? STRAPI_URL}/api/connect/${validProvider(provider)}`);
}

/**
 * `GET /auth/{provider}/callback`, for the route that the provider redirects to. Strapi reads the provider's response
 * from its own session cookie; older versions read it from `access_token`. The route must be under `/api/`, where
 * nothing is cached (page-key.ts). @throws ContentError
 */
export function logInWithProvider(provider: string, request: Request): Promise<User> {
  const { searchParams } = new URL(request.url);
  const query = qs.stringify({ access_token: searchParams.get('access_token') ?? undefined });
  const cookie = (request.headers.get('cookie') ?? '')
    .split(/; */)
    .filter((pair) => PROVIDER_SESSION.test(pair))
    .join('; ');
  return startSession(`auth/${validProvider(provider)}/callback${query && `?${query}`}`, { cookie });
}

/** Only clears the cookie: Strapi's tokens are stateless, so there is nothing to revoke. */
export function logOut(): void {
  setSession(personalScope(), null, null);
}

const callAuth = (path: string, call: Call) => callCms(path, { ...call, address: currentScope()?.address ?? null });

async function startSession(path: string, call: Call): Promise<User> {
  const scope = personalScope();
  const { jwt, user } = await parse('auth', session, await callAuth(path, call));
  setSession(scope, jwt, user);
  return user;
}

function setSession(scope: RequestScope, token: string | null, user: User | null): void {
  Object.assign(scope, { bearer: token, user, newToken: token } satisfies Partial<RequestScope>);
  scope.responses.clear();
}

/** @throws Error while a cached page is rendered: all visitors share it, so it cannot set a cookie */
function personalScope(): RequestScope {
  const scope = currentScope();
  if (!scope?.isPersonal) throw new Error('Account calls work in actions and under /api/, not in a cached page');
  return scope;
}

function validProvider(provider: string): string {
  if (PROVIDER.test(provider)) return provider;
  throw new ContentError({ status: 404, name: 'NotFoundError', message: 'There is no such provider' });
}
