import { Hono } from 'hono';
import { data, redirect } from 'react-router';
import { expect, it } from 'vitest';
import { payloads, redirectPayload } from './payload.ts';

type Route = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: { default: undefined; loader?: never };
};
const route = (id: string, path: string | undefined, loader?: unknown, parentId: string | undefined = 'frame') =>
  ({ id, parentId, path, module: { default: undefined, loader } }) as unknown as Route;

let rootLoads = 0;
const build = {
  routes: {
    root: {
      id: 'root',
      path: '',
      module: {
        default: undefined,
        loader: () => {
          rootLoads += 1;
          return 'frame';
        },
      },
    },
    frame: route('frame', undefined, undefined, 'root'),
    home: { ...route('home', undefined, () => ({ hello: 'home' })), index: true },
    job: route('job', 'careers/:slug', ({ params, request }: { params: { slug: string }; request: Request }) => {
      if (params.slug === 'gone') throw new Response(null, { status: 404, statusText: 'Not Found' });
      if (params.slug === 'moved') throw redirect('/careers/cook', 301);
      if (params.slug === 'reported') throw data({ reference: 'r' }, { status: 502 });
      if (params.slug === 'broken') throw new Error('secret');
      return { slug: params.slug, query: new URL(request.url).search };
    }),
    plain: route('plain', 'plain'),
    any: route('any', '*', () => {
      throw new Response(null, { status: 404 });
    }),
  },
  assets: { routes: { job: { module: '/assets/job.js', imports: ['/assets/shared.js'] } } },
};
const app = new Hono()
  .use(payloads({ build: async () => build as never, buildId: 'b1' }))
  .get('*', (c) => c.text('page'));
const get = async (path: string) => {
  const response = await app.request(path);
  return { status: response.status, body: await response.json() };
};

it('answers the data of a page, with its query, its route, its files and the build', async () => {
  expect(await get('/careers/cook/_payload.json?sort=a')).toEqual({
    status: 200,
    body: {
      build: 'b1',
      route: 'job',
      data: { slug: 'cook', query: '?sort=a' },
      modules: ['/assets/job.js', '/assets/shared.js'],
    },
  });
});
it('answers for home, and null for a page without data', async () => {
  expect((await get('/_payload.json')).body).toMatchObject({ route: 'home', data: { hello: 'home' } });
  expect((await get('/plain/_payload.json')).body).toMatchObject({ route: 'plain', data: null });
});
it('keeps the status of a page that does not exist or that fails', async () => {
  expect(await get('/careers/gone/_payload.json')).toMatchObject({
    status: 404,
    body: { route: 'job', error: { status: 404 } },
  });
  expect(await get('/nowhere/_payload.json')).toMatchObject({ status: 404, body: { route: 'any' } });
  expect(await get('/careers/reported/_payload.json')).toMatchObject({
    status: 502,
    body: { error: { data: { reference: 'r' } } },
  });
});
it('tells nothing of an error that nobody reported', async () => {
  const { status, body } = await get('/careers/broken/_payload.json');
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('secret');
});
it('passes a redirect on', async () => {
  expect(await get('/careers/moved/_payload.json')).toMatchObject({
    status: 200,
    body: { redirect: { to: '/careers/cook', status: 301 } },
  });
});
it('does not load the frame, and leaves other paths alone', async () => {
  expect(rootLoads).toBe(0);
  expect(await (await app.request('/careers/cook')).text()).toBe('page');
});

it('tells where an address leads, by the route that it has', async () => {
  const payloadOf = redirectPayload({ build: async () => build as never, buildId: 'b1' });
  expect(await payloadOf(new URL('http://x/careers/cook'), '/careers/chef', 301)).toEqual({
    build: 'b1',
    route: 'job',
    modules: [],
    redirect: { to: '/careers/chef', status: 301 },
  });
});
