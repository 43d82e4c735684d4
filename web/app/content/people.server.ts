import { z } from 'zod';
import { text } from './fields.server.ts';
import { image } from './media.server.ts';

export const person = z.object({
  name: z.string(),
  slug: z.string(),
  role: z.string(),
  bio: text,
  photo: image,
  email: text,
});

export type Person = z.output<typeof person>;
export const personPopulate = { populate: { photo: true } };
