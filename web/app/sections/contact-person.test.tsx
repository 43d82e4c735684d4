import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { ContactPerson } from './contact-person.tsx';

const person = { name: 'Ada', slug: 'ada', role: 'Lead', bio: '', askAbout: '', photo: null, email: 'ada@example.com' };

it('links to the email address of the person, or to the contact form without one', () => {
  const words = (email: string) =>
    render(<ContactPerson heading="Questions?" person={{ ...person, email }} subject="A job" />);
  expect(words(person.email)).toContain('mailto:ada@example.com?subject=A%20job');
  expect(words('')).toContain('href="/contact?subject=A+job"');
});
