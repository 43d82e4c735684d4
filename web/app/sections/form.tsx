import { lazy } from 'react';
import type { BlockOf } from '#app/content/blocks.server.ts';
import { SplitSection } from '#app/ui/split-section.tsx';

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
  <SplitSection id={id} heading={heading} text={text}>
    <div className="@container">
      <ContactForm {...form} />
    </div>
  </SplitSection>
);

export const NewsletterSection = ({
  id,
  heading,
  text,
  __component: _,
  ...form
}: BlockOf<'newsletter'> & { id: string }) => (
  <SplitSection id={id} heading={heading} text={text}>
    <NewsletterForm {...form} />
  </SplitSection>
);
