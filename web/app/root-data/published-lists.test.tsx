import { parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { defaultSite } from '#app/content/site.server.ts';
import { ErrorPage } from '#app/layout/error-page.tsx';
import { Footer } from '#app/layout/footer.tsx';
import { LISTS, type List } from '#app/page-addresses.ts';
import { render } from '#test/render.tsx';
import { RootDataContext } from './root-data.ts';

const linksOf = (element: ReactElement, publishedLists: List[]) => {
  const project = { title: 'A project', path: '/projects/banking/a-project' };
  const html = render(
    <RootDataContext
      value={{
        origin: '',
        site: defaultSite(),
        footer: { badges: [], partnerBadges: [], projects: [project], articles: [], legalLinks: [] },
        navigation: [],
        footerColumns: [],
        publishedLists,
        copyrightYears: '',
        replyPromise: '',
        notTranslated: '',
        brand: { name: 'plain', backgrounds: { light: '', dark: '' }, fonts: [] },
        preview: null,
      }}
    >
      {element}
    </RootDataContext>,
  );
  return parse(html)
    .querySelectorAll('a')
    .map((link) => link.getAttribute('href'));
};

describe('while the list of projects is not published', () => {
  it.each([
    ['the error page', <ErrorPage key="error" error={{ status: 404, statusText: '', internal: false, data: null }} />],
    ['the footer', <Footer key="footer" />],
  ])('%s does not link to it', (_name, element) => {
    expect(linksOf(element, [...LISTS])).toContain('/projects');
    expect(linksOf(element, [])).not.toContain('/projects');
  });
});
