import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { Pager } from './pager.tsx';

const linksOf = (previous: string, next: string) =>
  parse(
    render(
      <Pager
        label="More projects"
        previousLabel="Previous"
        nextLabel="Next"
        previous={{ to: previous, title: previous }}
        next={{ to: next, title: next }}
      />,
    ),
  )
    .querySelectorAll('a')
    .map((link) => link.textContent);

it('links to the previous and the next entry', () => {
  expect(linksOf('/a', '/c')).toEqual(['Previous/a', 'Next/c']);
});

it('links once to the other one of two entries', () => {
  expect(linksOf('/b', '/b')).toEqual(['Next/b']);
});
