import { COOKIE_S, readCookie } from '#platform/cookies.ts';

const NAME = 'i18n_redirected';

/** Set by the browser instead of the server, so that pages can be cached for all visitors. */
export const localeCookie = (code: string): string => `${NAME}=${code}; Max-Age=${COOKIE_S}; Path=/; SameSite=Lax`;

export const readLocaleCookie = (cookies: string): string | null => readCookie(cookies, NAME);
