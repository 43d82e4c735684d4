import type { Core } from '@strapi/strapi';
import { isObject } from '../is-object';

/** Default sender of Strapi's mail templates. Mail servers reject it, because our mail server may not send for strapi.io. */
const STRAPI_SENDER = 'no-reply@strapi.io';

/** The value of ACCOUNT_REGISTRATION; undefined if it is invalid. */
export const registrationMode = () =>
  (['on', 'off'] as const).find((mode) => mode === (process.env.ACCOUNT_REGISTRATION || 'off'));

/** Opens or closes registration, by form or provider, as ACCOUNT_REGISTRATION says. By default Strapi opens it. */
export async function setRegistration(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const settings = await store.get({});
  if (!isObject(settings)) throw new Error('Strapi’s account settings are missing');
  await store.set({ value: { ...settings, allow_register: registrationMode() === 'on' } });
}

/** Replaces Strapi's default sender, so that MAIL_FROM applies. A sender set in the panel stays. */
export async function setAccountEmailSender(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'email' });
  const templates = await store.get({});
  const foreign = isObject(templates) ? Object.values(templates).filter(isSentByStrapi) : [];
  if (foreign.length === 0) return;
  for (const template of foreign) template.options.from = { name: '', email: '' };
  await store.set({ value: templates });
}

const isSentByStrapi = (template: unknown): template is { options: { from: unknown } } =>
  isObject(template) &&
  isObject(template.options) &&
  isObject(template.options.from) &&
  template.options.from.email === STRAPI_SENDER;
