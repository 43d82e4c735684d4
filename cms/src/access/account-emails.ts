import type { Core } from '@strapi/strapi';
import { isObject } from '../is-object';

/** The address that Strapi's templates begin with. It is not ours, so receiving servers refuse what is sent under it. */
const STRAPI_SENDER = 'no-reply@strapi.io';

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
