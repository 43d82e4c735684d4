import type { Core } from '@strapi/strapi';
import { isObject } from '../is-object';

/** The address that Strapi's templates begin with. It is not ours, so receiving servers refuse what is sent under it. */
const STRAPI_SENDER = 'no-reply@strapi.io';

/** What ACCOUNT_REGISTRATION says, nothing being off. Undefined for a word that is neither. */
export const registrationMode = () =>
  (['on', 'off'] as const).find((mode) => mode === (process.env.ACCOUNT_REGISTRATION || 'off'));

/** Strapi lets anybody register. Here nobody can, by form or by provider, unless the environment says so. */
export async function setRegistration(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const settings = await store.get({});
  if (!isObject(settings)) throw new Error('The settings of accounts are missing');
  await store.set({ value: { ...settings, allow_register: registrationMode() === 'on' } });
}

/** Has account mails sent as MAIL_FROM until an editor sets a sender of their own in the panel. */
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
