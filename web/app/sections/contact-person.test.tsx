import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { ContactPerson } from './contact-person.tsx';

const person = { name: 'Ada', slug: 'ada', role: 'Lead', bio: '', askAbout: '', photo: null, email: 'ada@example.com' };

it('a person whom the page introduces elsewhere is an address only', () => {
  const words = (isIntroduced: boolean) =>
    render(<ContactPerson heading="Questions?" person={person} subject="A job" isIntroduced={isIntroduced} />);
  expect(words(false)).toContain('Ada');
  expect(words(true)).not.toContain('Ada');
  expect(words(true)).toContain('mailto:ada@example.com?subject=A%20job');
});
