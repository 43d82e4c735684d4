import { z } from 'zod';
import { picture } from './media.server.ts';
import { text } from './shared.server.ts';

/** Someone of the studio. */
export const person = z.object({
  name: z.string(),
  slug: z.string(),
  role: z.string(),
  bio: text,
  photo: picture,
  email: text,
});

export type Person = z.output<typeof person>;
/** What Strapi has to be asked for, for a person. */
export const personPopulate = { populate: { photo: true } };
