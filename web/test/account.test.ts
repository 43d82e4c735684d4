import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  changePassword,
  currentUser,
  logIn,
  logInWithProvider,
  logOut,
  redirectToProvider,
  register,
  resetPassword,
  sendEmailConfirmation,
  sendPasswordReset,
} from '#app/account/account.server.ts';
import { ContentError } from '#app/content/client.server.ts';
import { newScope, runInScope } from '#app/content/request-scope.server.ts';
import { CLIENT_ADDRESS_HEADER } from '#platform/client-address-header.ts';
import { securityPolicy } from '#server/http/security-headers.ts';
import { pageHandler } from '#server/page-cache/page-handler.ts';
import { pageResponses } from '#server/page-cache/page-response.ts';
import type { RenderPage } from '#server/page-cache/render-page.ts';
import { type CmsProxy, startCmsProxy } from './cms-proxy.ts';
import { type EditingCms, startEditingCms } from './editing-cms.ts';
import { type FakeKeycloak, startFakeKeycloak } from './fake-keycloak.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { readiness, type SiteProcess, startSite } from './site-process.ts';
import { waitFor } from './wait-for.ts';

const SITE = 'https://www.studio.example';
const CALLBACK = `${SITE}/api/connect/keycloak`;
const DORA = { username: 'dora', email: 'dora@example.org', password: 'Moored-2026' };
const JWT_SECRET = 'JWT_SECRET-of-the-test-0123456789abcdef';

let mailbox: Mailbox;
let provider: FakeKeycloak;
let cms: EditingCms;

beforeAll(async () => {
  mailbox = await startMailbox();
  provider = await startFakeKeycloak({ username: 'Kees', email: 'Kees@Example.org' });
  cms = await startEditingCms({
    env: {
      ACCOUNT_REGISTRATION: 'on',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Studio <studio@studio.example>',
      NODE_EXTRA_CA_CERTS: provider.certificateFile,
      JWT_SECRET,
    },
  });
  process.env.STRAPI_URL = cms.url;
  process.env.STRAPI_TOKEN = cms.token;
});
afterAll(async () => {
  await cms?.remove();
  provider?.stop();
  await mailbox?.stop();
});

let visitors = 0;

/**
 * Runs a loader or an action as the server does. Returns its result and the response headers. Each visit comes from an IP address of its
 * own.
 */
async function visit<T>(work: (request: Request) => T | Promise<T>, options: Record<string, string> = {}) {
  visitors += 1;
  const headers = { [CLIENT_ADDRESS_HEADER]: `192.0.2.${visitors}`, ...options };
  let outcome: { result: T } | { error: unknown } | undefined;
  const policy = securityPolicy({ siteUrl: SITE, previewFrames: [] });
  const render: RenderPage = async (request, scope) => {
    try {
      outcome = { result: await runInScope(scope, () => work(request)) };
    } catch (error) {
      outcome = { error };
    }
    const headers: [string, string][] = [['cache-control', 'public, max-age=60']];
    const inlineHashes = { scripts: [], styles: [] };
    return { status: 200, headers, body: Buffer.from('done'), payload: null, inlineHashes, isPartial: false };
  };
  const app = new Hono().use(
    pageHandler({
      render,
      cache: null,
      respond: pageResponses(policy),
      policy,
      previewSecret: undefined,
      siteUrl: SITE,
    }),
  );
  const response = await app.request(CALLBACK, { method: 'POST', headers });
  if (!outcome) throw new Error('Nothing was rendered');
  const setCookies = response.headers.getSetCookie();
  const token = /^token=([^;]*)/.exec(setCookies.at(-1) ?? '')?.[1];
  return { ...outcome, response, setCookies, token };
}
const resultOf = <T>(visited: { result: T } | { error: unknown }): T => {
  if ('error' in visited) throw visited.error;
  return visited.result;
};
const errorOf = (visited: { result: unknown } | { error: unknown }): ContentError => {
  if ('error' in visited && visited.error instanceof ContentError) return visited.error;
  throw new Error(`This was not refused: ${JSON.stringify(visited)}`);
};
const as = (token: string | undefined) => ({ cookie: `theme=dark; token=${token}` });
const cookieOf = (token: string, maxAge: number) =>
  `token=${token}; Max-Age=${maxAge}; Path=/; HttpOnly; Secure; SameSite=Lax`;
const WITH_TOKEN = 30 * 24 * 3600;
const codeIn = (mail: { text: string } | undefined, name: string) =>
  new RegExp(`${name}=([0-9a-f]{20,})`).exec(mail?.text ?? '')?.[1] ?? '';
const advanced = (settings: Record<string, unknown>) =>
  cms.admin('PUT', '/users-permissions/advanced', {
    unique_email: true,
    allow_register: true,
    email_confirmation: false,
    email_reset_password: `${SITE}/reset-password`,
    email_confirmation_redirection: `${SITE}/`,
    default_role: 'authenticated',
    ...settings,
  });

describe('the life of a token', () => {
  let token: string | undefined;

  it('starts with a registration', async () => {
    const visited = await visit(() => register(DORA));
    expect(resultOf(visited)).toMatchObject({ username: 'dora', email: 'dora@example.org', confirmed: true });
    token = visited.token;
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(visited.setCookies).toEqual([cookieOf(token ?? '', WITH_TOKEN)]);
    expect(visited.response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('starts with a login by name or email, and the action continues as that user', async () => {
    const visited = await visit(async () => {
      const user = await logIn({ identifier: DORA.username, password: DORA.password });
      return { user, current: currentUser() };
    });
    const { user, current } = resultOf(visited);
    expect(current).toEqual(user);
    expect(visited.setCookies).toEqual([cookieOf(visited.token ?? '', WITH_TOKEN)]);
    expect(resultOf(await visit(() => logIn({ identifier: DORA.email, password: DORA.password })))).toEqual(user);
  });

  it('identifies the visitor', async () => {
    const visited = await visit(() => currentUser(), as(token));
    expect(resultOf(visited)).toMatchObject({ username: 'dora' });
    expect(visited.setCookies).toEqual([]);
    expect(visited.response.headers.get('cache-control')).toBe('private, no-store');
    expect(resultOf(await visit(() => currentUser()))).toBeNull();
  });

  it('ends with a logout', async () => {
    const visited = await visit(() => {
      logOut();
      return currentUser();
    }, as(token));
    expect(resultOf(visited)).toBeNull();
    expect(visited.setCookies).toEqual([cookieOf('', 0)]);
  });

  it('ends when its user can’t be fetched, unless the same request logs in', async () => {
    const visited = await visit(() => currentUser(), as('aaa.bbb.ccc'));
    expect(resultOf(visited)).toBeNull();
    expect(visited.setCookies).toEqual([cookieOf('', 0)]);
    const again = await visit(
      () => logIn({ identifier: DORA.username, password: DORA.password }),
      as('no token at all'),
    );
    expect(again.setCookies).toEqual([cookieOf(again.token ?? '', WITH_TOKEN)]);
  });

  it('can’t start in a page that is cached for all visitors', async () => {
    const work = () => logIn({ identifier: DORA.username, password: DORA.password });
    await expect(runInScope(newScope({ version: '1', pathname: '/careers' }), work)).rejects.toThrow(
      'not in a cached page',
    );
  });
});

describe('an account error is the message of the CMS', () => {
  it('for a wrong password and an unknown name, with the same text', async () => {
    for (const identifier of [DORA.username, 'nobody']) {
      const visited = await visit(() => logIn({ identifier, password: 'wrong' }));
      expect(errorOf(visited)).toMatchObject({
        status: 400,
        name: 'ValidationError',
        message: 'Invalid identifier or password',
      });
      expect(visited.setCookies).toEqual([]);
    }
  });

  it('for too many attempts from one address, without blocking others', async () => {
    const attempt = (headers: Record<string, string>) =>
      visit(() => logIn({ identifier: 'nobody', password: 'wrong' }), headers);
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push(errorOf(await attempt({ [CLIENT_ADDRESS_HEADER]: '198.51.100.7' })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
    expect(errorOf(await attempt({})).status).toBe(400);
    // Without the site's token the header is ignored, and the client's own address counts.
    const foreign: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      const { status } = await fetch(`${cms.url}/api/auth/local`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-visitor-address': `203.0.113.${count}`,
          'x-forwarded-for': `203.0.113.${count}`,
          'x-site-token': 'guessed',
        },
        body: JSON.stringify({ identifier: 'nobody', password: 'wrong' }),
      });
      foreign.push(status);
    }
    expect(foreign.at(-1)).toBe(429);
  });

  it('for a name that is taken, and an invalid email', async () => {
    expect(errorOf(await visit(() => register(DORA)))).toMatchObject({
      status: 400,
      name: 'ApplicationError',
      message: 'Email or Username are already taken',
    });
    const { message, details } = errorOf(await visit(() => register({ ...DORA, username: 'x', email: 'none' })));
    expect(message).toBe('email must be a valid email');
    expect(details).toMatchObject({ errors: [{ path: ['email'], value: 'none' }] });
  });

  it('credentials are not logged', async () => {
    const password = 'a'.repeat(80);
    const error = errorOf(await visit(() => register({ username: 'long', email: 'long@example.org', password })));
    expect(JSON.stringify(error.details)).toContain(password);
    const logged = JSON.stringify({ ...error, message: error.message, stack: error.stack });
    expect(Object.keys(error)).not.toContain('details');
    expect(logged).not.toContain(password);
  });
});

describe('passwords', () => {
  it('are reset with a code sent by mail, which logs in', async () => {
    mailbox.mails.length = 0;
    await advanced({});
    resultOf(await visit(() => sendPasswordReset(DORA.email)));
    resultOf(await visit(() => sendPasswordReset('nobody@example.org')));
    expect(mailbox.mails).toHaveLength(1);
    const [mail] = mailbox.mails;
    expect(mail).toMatchObject({ from: 'studio@studio.example', to: [DORA.email] });
    expect(mail?.text).toContain(`${SITE}/reset-password?code=`);
    const code = codeIn(mail, 'code');
    const password = 'Unmoored-2026';

    const reset = (code: string) => visit(() => resetPassword({ code, password, passwordConfirmation: password }));
    expect(errorOf(await reset('0'.repeat(20))).message).toBe('Incorrect code provided');
    const visited = await reset(code);
    expect(resultOf(visited)).toMatchObject({ username: 'dora' });
    expect(visited.setCookies).toEqual([cookieOf(visited.token ?? '', WITH_TOKEN)]);
    expect(errorOf(await reset(code)).message).toBe('Incorrect code provided');
    expect(errorOf(await visit(() => logIn({ identifier: 'dora', password: DORA.password }))).status).toBe(400);
    resultOf(await visit(() => logIn({ identifier: 'dora', password })));
    DORA.password = password;
  });

  it('are changed by a logged-in user who knows the current one', async () => {
    const { token } = await visit(() => logIn({ identifier: 'dora', password: DORA.password }));
    const change = (currentPassword: string, password: string, headers = as(token)) =>
      visit(() => changePassword({ currentPassword, password, passwordConfirmation: password }), headers);
    expect(errorOf(await change('wrong', 'Anchored-2026')).message).toBe('The provided current password is invalid');
    expect(errorOf(await change(DORA.password, 'Anchored-2026', { cookie: '' })).status).toBe(401);
    const visited = await change(DORA.password, 'Anchored-2026');
    resultOf(visited);
    expect(visited.setCookies).toEqual([]);
    resultOf(await visit(() => logIn({ identifier: 'dora', password: 'Anchored-2026' })));
    DORA.password = 'Anchored-2026';
  });
});

describe('an email address that has to be confirmed', () => {
  const FINN = { username: 'finn', email: 'finn@example.org', password: 'Westfield-2026' };

  it('is confirmed by mail before the first login', async () => {
    mailbox.mails.length = 0;
    await advanced({ email_confirmation: true });
    const registered = await visit(() => register(FINN));
    expect(resultOf(registered)).toMatchObject({ username: 'finn', confirmed: false });
    expect(registered.setCookies).toEqual([]);
    const login = () => visit(() => logIn({ identifier: FINN.email, password: FINN.password }));
    expect(errorOf(await login()).message).toBe('Your account email is not confirmed');

    resultOf(await visit(() => sendEmailConfirmation(FINN.email)));
    expect(mailbox.mails.map(({ to }) => to)).toEqual([[FINN.email], [FINN.email]]);
    expect(mailbox.mails[1]?.from).toBe('studio@studio.example');
    const code = codeIn(mailbox.mails[1], 'confirmation');
    const confirmed = await fetch(`${cms.url}/api/auth/email-confirmation?confirmation=${code}`, {
      redirect: 'manual',
    });
    expect(confirmed.headers.get('location')).toBe(`${SITE}/`);
    resultOf(await login());
    expect(errorOf(await visit(() => sendEmailConfirmation(FINN.email))).message).toBe('Already confirmed');
    await advanced({});
  });
});

describe('a provider', () => {
  const locationOf = (response: Response) => response.headers.get('location') ?? '';
  const follow = (url: string, cookie = '') => fetch(url, { redirect: 'manual', headers: { cookie } });
  const cookiesOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');

  it('that is disabled or unknown logs nobody in', async () => {
    const connect = resultOf(await visit(() => redirectToProvider('keycloak')));
    expect(connect.status).toBe(302);
    expect(locationOf(connect)).toBe(`${cms.url}/api/connect/keycloak`);
    expect((await follow(locationOf(connect))).status).toBe(400);
    expect(errorOf(await visit((request) => logInWithProvider('keycloak', request)))).toMatchObject({
      status: 400,
      name: 'ApplicationError',
      message: 'This provider is disabled',
    });
    expect(errorOf(await visit(() => redirectToProvider('../admin'))).status).toBe(404);
  });

  it('logs in a visitor who returns from it', async () => {
    const settings = await cms.admin('GET', '/users-permissions/providers');
    await cms.admin('PUT', '/users-permissions/providers', {
      providers: {
        ...settings,
        keycloak: {
          ...(settings.keycloak as object),
          enabled: true,
          key: 'studio',
          secret: 'secret-of-the-client',
          subdomain: provider.subdomain,
          callback: CALLBACK,
        },
      },
    });
    const started = await follow(locationOf(redirectToProvider('keycloak')));
    const back = provider.agree(locationOf(started));
    const arrived = await follow(back, cookiesOf(started));
    expect(new URL(locationOf(arrived)).pathname).toBe(new URL(CALLBACK).pathname);

    // The browser also sends its other cookies, which must not be passed on.
    const cookie = `theme=dark; ${cookiesOf(arrived)}`;
    const visited = await visit((request) => logInWithProvider('keycloak', request), { cookie });
    expect(resultOf(visited)).toMatchObject({ username: 'Kees', email: 'kees@example.org', confirmed: true });
    expect(visited.setCookies).toEqual([cookieOf(visited.token ?? '', WITH_TOKEN)]);
    expect(resultOf(await visit(() => currentUser(), as(visited.token)))).toMatchObject({ username: 'Kees' });

    expect(errorOf(await visit((request) => logInWithProvider('keycloak', request))).message).toBe(
      'OAuth authentication requires a completed provider session',
    );
  });
});

describe('a registered visitor', () => {
  it('can read what anonymous visitors can read, and nothing else', async () => {
    const { token } = await visit(() => register({ ...DORA, username: 'stranger', email: 'stranger@example.org' }));
    const ask = async (path: string, init: RequestInit = {}) =>
      (await fetch(`${cms.url}/api/${path}`, { ...init, headers: { authorization: `Bearer ${token}` } })).status;
    expect(await ask('articles')).toBe(200);
    expect(await ask('users/me')).toBe(200);
    for (const path of [
      'articles?status=draft',
      'contact-messages',
      'startup-applications',
      'job-applications',
      'content-version',
      'upload/files',
      'users',
      'users/1',
      'users-permissions/roles',
      'users-permissions/permissions',
    ])
      expect([path, await ask(path)]).toEqual([path, 403]);
    expect(await ask('users/1', { method: 'DELETE' })).toBe(403);
    expect(await ask('upload', { method: 'POST', body: new FormData() })).toBe(403);
    expect(await ask('articles', { method: 'POST', body: '{"data":{}}' })).not.toBeLessThan(400);
    const me = await fetch(`${cms.url}/api/users/me?populate=*`, { headers: { authorization: `Bearer ${token}` } });
    expect(await me.json()).not.toHaveProperty('role');
  });
});

describe('the running site', () => {
  const STEN = { username: 'sten', email: 'sten@example.org', password: 'Dredged-2026' };
  const requested: { path: string; authorization: string | undefined }[] = [];
  let isUserRefused = false;
  let proxy: CmsProxy;
  let site: SiteProcess;
  let token: string;

  beforeAll(async () => {
    proxy = await startCmsProxy(
      cms.url,
      ({ url: path = '', headers: { authorization }, socket }, _response, passOn) => {
        requested.push({ path, authorization });
        if (isUserRefused && path.startsWith('/api/users/me')) socket.destroy();
        else passOn();
      },
    );
    site = await startSite({
      strapiUrl: proxy.url,
      env: { STRAPI_TOKEN: cms.token, LOG_LEVEL: 'debug' },
    });
    token = (await visit(() => register(STEN))).token ?? '';
    await waitFor('the page is cached', async () => {
      // Pages rendered before the site knew the content version are rendered again.
      const { content: cmsState, pages } = (await readiness(site)).parts;
      expect(await get('/blog')).toMatchObject({ status: 200, setCookies: [] });
      expect(users()).toEqual([]);
      return content().length === 0 && cmsState.status === 'ok' && pages.waiting === 0;
    });
  });
  afterAll(async () => {
    await site?.stop();
    await proxy?.stop();
  });

  async function get(path: string, cookie = '') {
    requested.length = 0;
    const response = await fetch(site.base + path, { headers: { cookie } });
    return {
      status: response.status,
      cacheControl: response.headers.get('cache-control'),
      setCookies: response.headers.getSetCookie(),
      text: await response.text(),
    };
  }
  const content = () => requested.filter(({ path }) => !/^\/api\/(users\/me|content-version|redirects)/.test(path));
  const users = () => requested.filter(({ path }) => path.startsWith('/api/users/'));

  it.each([
    '/blog',
    '/blog/_payload.json',
    '/blog.data',
  ])('reads %s as the visitor, past the cached page', async (path) => {
    expect(await get(path, `token=${token}`)).toMatchObject({
      status: 200,
      cacheControl: 'private, no-store',
      setCookies: [],
    });
    expect(users()).toEqual([
      {
        path: '/api/users/me?populate[role][fields][0]=name&populate[role][fields][1]=type',
        authorization: `Bearer ${token}`,
      },
    ]);
    expect(content().length).toBeGreaterThan(0);
    for (const { path, authorization } of content()) expect([path, authorization]).toEqual([path, `Bearer ${token}`]);
  });

  const expired = signedToken({ id: 1, iat: 1, exp: 2 });
  const foreign = signedToken({ id: 4_711, iat: 1, exp: 4_102_444_800 });
  it.each([
    ['garbage', 'garbage', 0],
    ['garbage that looks like one', 'aaa.bbb.ccc', 1],
    ['one that has expired', expired, 1],
    ['one whose user is gone', foreign, 1],
  ])('removes a token that is %s and serves the cached page', async (_what, stale, questions) => {
    const cached = await get('/blog');
    expect(await get('/blog', `token=${stale}`)).toEqual({
      status: 200,
      cacheControl: 'private, no-store',
      setCookies: ['token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'],
      text: cached.text,
    });
    expect(users()).toHaveLength(questions);
    expect(content()).toEqual([]);
  });

  it('removes the token when the CMS does not respond', async () => {
    isUserRefused = true;
    const { status, setCookies } = await get('/blog', `token=${token}`);
    isUserRefused = false;
    expect(status).toBe(200);
    expect(setCookies).toEqual(['token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
  });

  it('logs neither token nor password', async () => {
    await expect.poll(() => site.log()).toContain('A token was cleared');
    for (const secret of [token, expired, foreign, STEN.password, STEN.email]) expect(site.log()).not.toContain(secret);
  });
});

/** A token like Strapi's. */
function signedToken(claims: Record<string, number>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', JWT_SECRET).update(signed).digest('base64url')}`;
}
