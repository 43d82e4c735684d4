import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { LOCALES } from '#app/i18n/locales.ts';
import { localisedRoutes } from './localised-routes.ts';
import { ENTRIES, FEEDS } from './page-addresses.ts';

const CONTENT_PAGE = 'pages/content-page/content-page.tsx';
const contentPage = (path: string) => route(path, CONTENT_PAGE, { id: path });

const feeds = [...Object.keys(FEEDS), ENTRIES.topic, ENTRIES.author].flatMap((list) =>
  ['feed.xml', 'atom.xml'].map((file) =>
    route(`${list.slice(1)}/${file}`, 'pages/feeds/feed-route.ts', { id: `${list}/${file}` }),
  ),
);

const styleGuide =
  process.env.NODE_ENV === 'production' ? [] : [route('styleguide', 'pages/style-guide/style-guide-page.tsx')];

const pages: RouteConfigEntry[] = [
  index('pages/home/home-page.tsx'),

  contentPage('services'),
  contentPage('logistics/custom-warehouse-management-system'),
  contentPage('company'),
  // Pages that editors add.
  route(':slug', CONTENT_PAGE, { id: 'added-page' }),
  route(':slug/dates/:file', 'pages/content-page/calendar-date.ts'),

  route('contact', 'pages/contact/contact-page.tsx'),
  route('contact/reply.ics', 'pages/contact/reply-date.ts'),
  route('contact/send', 'pages/contact/send-contact-message.ts'),
  route('newsletter', 'pages/newsletter/newsletter-page.tsx'),
  route('newsletter/send', 'pages/newsletter/send-subscription.ts'),
  route('newsletter/:step', 'pages/newsletter/subscription-page.tsx'),
  route('startups', 'pages/startups/startups-page.tsx'),
  route('startups/apply', 'pages/startups/apply-start.ts'),
  route('startups/apply/send', 'pages/startups/send-application.ts'),
  route('startups/apply/dates.ics', 'pages/startups/application-dates.ts'),
  route('startups/apply/thanks', 'pages/startups/thanks-page.tsx'),
  route('startups/apply/:step', 'pages/startups/apply-page.tsx'),
  route('leads/challenge', 'pages/contact/form-challenge.ts'),

  route('careers', 'pages/careers/careers-page.tsx'),
  route('careers/:slug', 'pages/careers/job-page.tsx'),
  route('careers/:slug/apply', 'pages/careers/apply-page.tsx'),
  route('careers/:slug/apply/send', 'pages/careers/send-job-application.ts'),
  route('careers/:slug/apply/dates.ics', 'pages/careers/interview-dates.ts'),
  route('careers/:slug/apply/thanks', 'pages/careers/apply-thanks-page.tsx'),

  route('projects', 'pages/projects/projects-page.tsx'),
  route('projects/:industry', 'pages/projects/industry-page.tsx'),
  route('projects/:industry/:slug', 'pages/projects/project-page.tsx'),
  route('tech', 'pages/technologies/technologies-page.tsx'),
  route('tech/:slug', 'pages/technologies/technology-page.tsx'),

  route('blog', 'pages/blog/blog-page.tsx'),
  route('blog/:slug', 'pages/blog/article-page.tsx'),
  route('technical-bytes', 'pages/technical-bytes/bytes-page.tsx'),
  route('technical-bytes/:slug', 'pages/technical-bytes/byte-page.tsx'),
  route('technical-bytes/:slug/like', 'pages/technical-bytes/like.ts'),
  route('free-resources', 'pages/free-resources/resources-page.tsx'),
  route('free-resources/:slug', 'pages/free-resources/resource-page.tsx'),

  route('topics/:slug', 'pages/topics/topic-page.tsx'),
  route('authors/:slug', 'pages/authors/author-page.tsx'),

  route('brand', 'pages/brand/brand-page.tsx'),
  route('impressum', 'pages/impressum/impressum-page.tsx'),

  route('search', 'pages/search/search-page.tsx'),
  route('api/likes', 'pages/technical-bytes/likes.ts'),
  route('api/search', 'pages/search/search-api.ts'),

  ...feeds,
  route('follow', 'pages/feeds/follow-page.tsx'),
  route('sitemap.xml', 'pages/crawlers/sitemap.ts'),
  route('site.webmanifest', 'pages/crawlers/web-manifest.ts'),
  route('robots.txt', 'pages/crawlers/robots.ts'),
  route('llms.txt', 'pages/crawlers/llms.ts'),
  route('_markdown/*', 'pages/crawlers/markdown-page.ts'),

  route('_unavailable', 'pages/unavailable/unavailable-page.tsx', { id: 'unavailable' }),
  ...styleGuide,
  route('*', 'pages/not-found/not-found-page.tsx'),
];

/** Makes paths case-sensitive, so that a page has only one URL: `/Blog` is a 404. */
const withCaseSensitivity = (entries: RouteConfigEntry[]) =>
  entries.map((entry) => ({ ...entry, caseSensitive: true }));

/** All pages are in one layout route, so that errors of a page are shown between header and footer. */
export default [
  layout('layout/page-boundary.tsx', withCaseSensitivity(localisedRoutes(pages, LOCALES))),
] satisfies RouteConfig;
