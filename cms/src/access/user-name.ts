import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const adminUser = z.object({
  email: z.string(),
  firstname: z.string().nullish(),
  lastname: z.string().nullish(),
});

/** Name of the panel user who sent the current request; null outside of one. */
export function nameOfUser(strapi: Core.Strapi): string | null {
  return fullName(strapi.requestContext.get()?.state?.user);
}

export function fullName(value: unknown): string | null {
  const user = adminUser.safeParse(value).data;
  return user ? [user.firstname, user.lastname].filter(Boolean).join(' ') || user.email : null;
}
