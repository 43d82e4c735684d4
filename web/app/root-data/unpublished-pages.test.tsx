import { parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { defaultSite } from '#app/content/site.server.ts';
import { ErrorPage } from '#app/layout/error-page.tsx';
import { Footer } from '#app/layout/footer.tsx';
import { IndustryFilter } from '#app/pages/projects/industry-filter.tsx';
import { PageGraphScript } from '#app/structured-data/page-graph-script.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { BackLink, ButtonLink, MoreLink } from '#app/ui/button.tsx';
import { UnpublishedPages } from '#app/ui/unpublished-pages.ts';
import { render } from '#test/render.tsx';
import { RootDataContext } from './root-data.ts';

const CRUMBS = [{ label: 'Projects', to: '/projects' }, { label: 'Banking' }];

function show(element: ReactElement, unpublishedPages: string[]) {
  const project = { title: 'A project', path: '/projects/banking/a-project' };
  return parse(
    render(
      <RootDataContext
        value={{
          origin: '',
          site: defaultSite(),
          footer: { badges: [], partnerBadges: [], projects: [project], articles: [], legalLinks: [] },
          navigation: [],
          footerColumns: [],
          unpublishedPages,
          copyrightYears: '',
          replyPromise: '',
          notTranslated: '',
          brand: { name: 'plain', backgrounds: { light: '', dark: '' }, fonts: [] },
          preview: null,
        }}
      >
        <UnpublishedPages value={unpublishedPages}>{element}</UnpublishedPages>
      </RootDataContext>,
    ),
  );
}
const linksOf = (element: ReactElement, unpublishedPages: string[]) =>
  show(element, unpublishedPages)
    .querySelectorAll('a')
    .map((link) => link.getAttribute('href')?.replace(/[?#].*/, ''));

describe('while the list of projects is not published', () => {
  it.each([
    ['the error page', <ErrorPage key="error" error={{ status: 404, statusText: '', internal: false, data: null }} />],
    ['the footer', <Footer key="footer" />],
    ['a row of breadcrumbs', <Breadcrumbs key="crumbs" crumbs={CRUMBS} />],
    ['the filter by industry', <IndustryFilter key="filter" industries={[]} total={1} />],
    [
      'a button',
      <ButtonLink key="button" to="/projects">
        All
      </ButtonLink>,
    ],
    [
      'a link to more',
      <MoreLink key="more" to="/projects?technology=react#all">
        All
      </MoreLink>,
    ],
    [
      'a link back',
      <BackLink key="back" to="/projects">
        Back
      </BackLink>,
    ],
  ])('%s does not link to it', (_name, element) => {
    expect(linksOf(element, [])).toContain('/projects');
    expect(linksOf(element, ['/projects'])).not.toContain('/projects');
  });

  it('breadcrumbs still have its name, which structured data leaves out', () => {
    expect(show(<Breadcrumbs crumbs={CRUMBS} />, ['/projects']).text).toContain('Projects');
    const graph = (unpublishedPages: string[]) =>
      show(
        <PageGraphScript
          siteUrl=""
          path="/projects/banking"
          title=""
          description=""
          image={undefined}
          crumbs={CRUMBS}
          subject={{}}
        />,
        unpublishedPages,
      ).innerHTML;
    expect(graph([])).toContain('"Projects"');
    expect(graph(['/projects'])).not.toContain('"Projects"');
    expect(graph(['/projects'])).toContain('"Banking"');
  });
});
