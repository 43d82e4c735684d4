import { lazy } from 'react';
import type { BlockOf } from '#app/content/blocks.server.ts';
import { SplitSection } from '#app/ui/split-section.tsx';

// Lazy, so that pages without a form don't load its code. There is no Suspense boundary here on purpose: the server renders the form
// with the page, and a navigation waits until its code has loaded.
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
