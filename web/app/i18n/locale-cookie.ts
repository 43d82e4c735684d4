import { readCookie } from '#app/cookies/cookies.ts';

const NAME = 'i18n_redirected';
/** Specification 9: 365 days. */
const MAX_AGE_S = 365 * 24 * 60 * 60;

/** Written by the browser, so that pages can be cached for everybody. */
export const localeCookie = (code: string): string => `${NAME}=${code}; Max-Age=${MAX_AGE_S}; Path=/; SameSite=Lax`;

export const readLocaleCookie = (cookies: string): string | null => readCookie(cookies, NAME);
