import { z } from 'zod';

export const user = z.object({
  id: z.number(),
  documentId: z.string(),
  username: z.string(),
  email: z.string(),
  confirmed: z.boolean(),
  blocked: z.boolean(),
  /** Missing if the CMS does not let users read their role. */
  role: z.object({ name: z.string(), type: z.string() }).optional(),
});

export type User = z.output<typeof user>;
