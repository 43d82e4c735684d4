import type { Core } from '@strapi/strapi';

/** The address that Strapi's templates begin with. It is not ours, so receiving servers refuse what is sent under it. */
const STRAPI_SENDER = 'no-reply@strapi.io';

type Templates = Record<string, { options: { from: { name: string; email: string } } } | undefined>;

/** Has account mails sent as MAIL_FROM until an editor sets a sender of their own in the panel. */
export async function sendAccountMailsAsUs(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'email' });
  const templates = (await store.get({})) as Templates | null;
  const foreign = Object.values(templates ?? {}).filter((template) => template?.options.from.email === STRAPI_SENDER);
  if (foreign.length === 0) return;
  for (const template of foreign) if (template) template.options.from = { name: '', email: '' };
  await store.set({ value: templates });
}
