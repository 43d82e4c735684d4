import { z } from 'zod';
import { isLinkTarget, orNull, text } from './fields.server.ts';
import { image } from './media.server.ts';

export const testimonial = z
  .object({
    documentId: z.string(),
    author_name: z.string(),
    author_role: z.string(),
    company: z.string(),
    quote: z.string(),
    image,
    project: orNull(z.object({ documentId: z.string() })),
    platform: text,
    review_url: text,
    is_sample: z.boolean().nullish(),
  })
  .transform((raw) => ({
    documentId: raw.documentId,
    author: raw.author_name,
    role: raw.author_role,
    company: raw.company,
    quote: raw.quote,
    image: raw.image,
    projectId: raw.project?.documentId ?? null,
    platform: raw.platform,
    reviewUrl: isLinkTarget(raw.review_url) ? raw.review_url : '',
    isSample: raw.is_sample ?? false,
  }));

export type Testimonial = z.output<typeof testimonial>;
