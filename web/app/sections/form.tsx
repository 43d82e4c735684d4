import { lazy, type ReactNode } from 'react';
import type { BlockOf } from '#app/content/blocks.server.ts';

// Every page with sections would load their code. Without a boundary of their own the server renders them in place, and a navigation waits.
const ContactForm = lazy(async () => {
  const { ContactForm } = await import('#app/leads/contact-form/contact-form.tsx');
  return { default: ContactForm };
});
const NewsletterForm = lazy(async () => {
  const { NewsletterForm } = await import('#app/leads/newsletter/newsletter-form.tsx');
  return { default: NewsletterForm };
});

export const FormSection = ({ id, heading, text, __component: _, ...form }: BlockOf<'form'> & { id: string }) => (
  <BesideHeading id={id} heading={heading} text={text}>
    <ContactForm {...form} />
  </BesideHeading>
);

export const NewsletterSection = ({
  id,
  heading,
  text,
  __component: _,
  ...form
}: BlockOf<'newsletter'> & { id: string }) => (
  <BesideHeading id={id} heading={heading} text={text}>
    <NewsletterForm {...form} />
  </BesideHeading>
);

type Props = { id: string; heading: string; text: string; children: ReactNode };

const BesideHeading = ({ id, heading, text, children }: Props) => (
  <section className="section wrap grid gap-x-[var(--gap)] gap-y-8 lg:grid-cols-12" aria-labelledby={id}>
    <div className="stay lg:col-span-4">
      <h2 id={id}>{heading}</h2>
      {text && <p className="muted mt-4">{text}</p>}
    </div>
    <div className="min-w-0 lg:col-span-7 lg:col-start-6">{children}</div>
  </section>
);
