import qs from 'qs';
import { redirect } from 'react-router';
import { z } from 'zod';
import { env } from '../../env.server.ts';
import { type Call, ContentError, callCms, parse } from '../content/client.server.ts';
import { currentScope, type RequestScope } from '../content/request-scope.server.ts';
import { type User, user } from '../content/user.ts';

/**
 * Accounts of the content system (specification 7) for loaders and actions. Whoever logs in, registers or resets a password is
 * given the token cookie by the answer that is under way, and `logOut` takes it away again; nothing else has to be done:
 *
 *     export async function action({ request }: Route.ActionArgs) {
 *       const { identifier, password } = await readLogin(request);
 *       await logIn({ identifier, password });
 *       return redirect('/');
 *     }
 *
 * A refusal is a `ContentError` with the content system's status, name, message and details.
 */

const USER_QUERY = { populate: { role: { fields: ['name', 'type'] } } };
/** Tokens are of three parts in base64url. Anything else need not be asked about. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const MAX_TOKEN_LENGTH = 4096;
const PROVIDER = /^[a-z][a-z0-9_-]*$/i;
/** Where the content system keeps what a provider has told it, between its callback and ours. */
const PROVIDER_SESSION = /^koa\.sess(?:\.sig)?=/;

const session = z.object({ jwt: z.string(), user });
/** Without a token when the address has to be confirmed first. */
const registration = z.object({ jwt: z.string().optional(), user });

/** The user who has asked for this page, null for anonymous visitors. Costs nothing: the server has asked already. */
export const currentUser = (): User | null => currentScope()?.user ?? null;

/** `GET /users/me`: whom a token belongs to. The server asks once per request. @throws ContentError */
export async function findUser(token: string): Promise<User> {
  if (token.length > MAX_TOKEN_LENGTH || !TOKEN.test(token))
    throw new ContentError({ status: 401, name: 'UnauthorizedError', message: 'This is no token' });
  const path = `users/me?${qs.stringify(USER_QUERY, { encodeValuesOnly: true })}`;
  return parse('users/me', user, await callCms(path, { token }));
}

/** `POST /auth/local` with a user name or an email address. @throws ContentError */
export function logIn(credentials: { identifier: string; password: string }): Promise<User> {
  return startSession('auth/local', { body: credentials });
}

/**
 * `POST /auth/local/register`. Where email addresses have to be confirmed first, the visitor is not logged in by it.
 * @throws ContentError
 */
export async function register(account: { username: string; email: string; password: string }): Promise<User> {
  const scope = personalScope();
  const answer = await ask('auth/local/register', { body: account });
  const { jwt, user } = await parse('auth/local/register', registration, answer);
  if (jwt) keepToken(scope, jwt, user);
  return user;
}

/** `POST /auth/forgot-password`: mails a code if the address is known, and does not tell whether it is. @throws ContentError */
export async function sendPasswordReset(email: string): Promise<void> {
  await ask('auth/forgot-password', { body: { email } });
}

/** `POST /auth/reset-password` with the code from that mail. @throws ContentError */
export function resetPassword(given: { code: string; password: string; passwordConfirmation: string }): Promise<User> {
  return startSession('auth/reset-password', { body: given });
}

/** `POST /auth/change-password` for the user who is logged in; their token stays. @throws ContentError, 401 without a user */
export async function changePassword(given: {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
}): Promise<void> {
  const { bearer } = personalScope();
  if (bearer === null)
    throw new ContentError({ status: 401, name: 'UnauthorizedError', message: 'Nobody is logged in' });
  await ask('auth/change-password', { body: given, token: bearer });
}

/** `POST /auth/send-email-confirmation`: mails the link once more. @throws ContentError, 400 for a confirmed address */
export async function sendEmailConfirmation(email: string): Promise<void> {
  await ask('auth/send-email-confirmation', { body: { email } });
}

/** Leads to `/connect/{provider}` of the content system, from where the visitor goes on to the provider. */
export function redirectToProvider(provider: string): Response {
  const { CMS_PUBLIC_URL, STRAPI_URL } = env();
  return redirect(`${CMS_PUBLIC_URL ?? STRAPI_URL}/api/connect/${checked(provider)}`);
}

/**
 * `GET /auth/{provider}/callback`, for the loader of the address that the provider's settings name as callback. It is given the
 * visitor's request: Strapi takes the provider's word from its own session cookie, older versions from `access_token` in the
 * address. Such an address must not be kept (page-key.ts), so it stands under `/api/`. @throws ContentError
 */
export function logInWithProvider(provider: string, request: Request): Promise<User> {
  const { searchParams } = new URL(request.url);
  const query = qs.stringify({ access_token: searchParams.get('access_token') ?? undefined });
  const cookie = (request.headers.get('cookie') ?? '')
    .split(/; */)
    .filter((pair) => PROVIDER_SESSION.test(pair))
    .join('; ');
  return startSession(`auth/${checked(provider)}/callback${query && `?${query}`}`, { cookie });
}

/** The visitor is anonymous from now on. Strapi's tokens are not kept anywhere, so there is nothing to tell it. */
export function logOut(): void {
  keepToken(personalScope(), null, null);
}

/** In the visitor's name, of whom there is none outside of a request. */
const ask = (path: string, call: Call) => callCms(path, { ...call, address: currentScope()?.address ?? null });

async function startSession(path: string, call: Call): Promise<User> {
  const scope = personalScope();
  const { jwt, user } = await parse('auth', session, await ask(path, call));
  keepToken(scope, jwt, user);
  return user;
}

/** Everything from here on is read as this user, and the answer says so to the browser. */
function keepToken(scope: RequestScope, token: string | null, user: User | null): void {
  Object.assign(scope, { bearer: token, user, newToken: token } satisfies Partial<RequestScope>);
  scope.responses.clear();
}

/** @throws Error in a page that is kept for all visitors: it could not set a cookie, and must not be read as one of them */
function personalScope(): RequestScope {
  const scope = currentScope();
  if (!scope?.isPersonal) throw new Error('Accounts change in actions and under /api/, never in a page that is kept');
  return scope;
}

function checked(provider: string): string {
  if (PROVIDER.test(provider)) return provider;
  throw new ContentError({ status: 404, name: 'NotFoundError', message: 'There is no such provider' });
}
