import { data, RouterContextProvider, redirect, type ServerBuild } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentError } from '#app/content/client.server.ts';
import { newScope, runInScope } from '#app/content/request-scope.server.ts';
import { log } from '#platform/log.server.ts';
import { reportError, reportErrors } from './report-errors.server.ts';

const request = new Request('http://localhost/careers/cook?token=secret-of-the-visitor');
const written = vi.spyOn(log, 'error');

beforeEach(() => written.mockReset());
afterEach(() => vi.clearAllMocks());

describe('what a visitor is told', () => {
  it('is a reference that the log has too, and nothing of an unforeseen error', () => {
    const error = new RangeError('select * from people where password');
    const told = reportError(error, request, { showStack: false });
    expect(told).toEqual({
      name: 'RangeError',
      status: 500,
      message: 'Unexpected Server Error',
      reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(written).toHaveBeenCalledExactlyOnceWith(
      { reference: told.reference, status: 500, method: 'GET', path: '/careers/cook', err: error },
      expect.any(String),
    );
    expect(reportError(error, request, { showStack: false }).reference).not.toBe(told.reference);
  });

  it('has the id of the request as its reference', () => {
    const told = runInScope(newScope({ requestId: 'known-to-us' }), () =>
      reportError(new Error('broken'), request, { showStack: false }),
    );
    expect(told.reference).toBe('known-to-us');
  });

  it('is the content system’s own message', () => {
    const error = new ContentError({ status: 503, name: 'UnknownError', message: 'The content system answered 503' });
    expect(reportError(error, request, { showStack: false })).toMatchObject({
      name: 'UnknownError',
      status: 503,
      message: 'The content system answered 503',
    });
  });

  it('has the stack in development only', () => {
    const error = new Error('broken');
    expect(reportError(error, request, { showStack: true })).toMatchObject({ message: 'broken', stack: error.stack });
    expect(reportError(error, request, { showStack: false })).not.toHaveProperty('stack');
  });

  it('is an error of the server even when no error was thrown', () => {
    expect(reportError('a text', request, { showStack: true })).toMatchObject({ name: 'Error', status: 500 });
  });
});

it.each([
  [404, 404],
  [400, 500],
  [401, 500],
  [403, 500],
  [429, 500],
  [500, 500],
  [502, 502],
  [504, 504],
])('the content system’s %i is a page with status %i', (status, shown) => {
  const error = new ContentError({ status, name: 'Error', message: '' });
  expect(reportError(error, request, { showStack: false }).status).toBe(shown);
});

it('a draft that its editor previews too early is no failure, and says what is missing', () => {
  const error = new ContentError({ status: 422, name: 'IncompleteDraft', message: 'body: expected string' });
  const told = reportError(error, request, { showStack: false });
  expect(told).toMatchObject({ status: 422, message: 'body: expected string' });
  expect(written).not.toHaveBeenCalled();
  const refused = new ContentError({ status: 422, name: 'ValidationError', message: '' });
  expect(reportError(refused, request, { showStack: false }).status).toBe(500);
});

describe('a build whose errors are reported', () => {
  const run = (thrown: unknown, at: 'loader' | 'action' = 'loader', given = request): Promise<unknown> => {
    const fail = () => {
      throw thrown;
    };
    const module: NonNullable<ServerBuild['routes'][string]>['module'] = { default: () => null, [at]: fail };
    const { routes } = reportErrors({ routes: { job: { id: 'job', module }, gone: undefined } }, { showStack: false });
    const url = new URL(given.url);
    const args = { request: given, url, pattern: '/careers/:slug', params: {}, context: new RouterContextProvider() };
    return Promise.resolve(routes.job?.module[at]?.(args)).then(
      () => null,
      (error: unknown) => error,
    );
  };

  it.each(['loader', 'action'] as const)('throws what may be told by a %s', async (at) => {
    const thrown = await run(new TypeError('the address of the database'), at);
    expect(thrown).toMatchObject({
      type: 'DataWithResponseInit',
      init: { status: 500 },
      data: { name: 'TypeError', message: 'Unexpected Server Error', reference: expect.any(String) },
    });
    expect(JSON.stringify(thrown)).not.toContain('database');
    expect(written).toHaveBeenCalledOnce();
  });

  it.each([
    [404, 'Not Found'],
    [410, 'Gone'],
  ])('gives a missing page (%i) a reference that the log has too', async (status, name) => {
    const logged = vi.spyOn(log, 'info');
    const thrown = await run(new Response(null, { status }));
    const reference: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(thrown).toMatchObject({
      init: { status },
      data: { name, status, message: 'Page not found: /careers/cook', reference, similarPages: [] },
    });
    const [entry] = logged.mock.lastCall ?? [];
    expect(entry).toEqual({ reference, status, method: 'GET', path: '/careers/cook' });
    expect(thrown).toHaveProperty('data.reference', (entry as { reference: string }).reference);
  });

  it('leaves redirects and data with a status alone', async () => {
    for (const answer of [redirect('/careers'), data(null, { status: 410 })]) expect(await run(answer)).toBe(answer);
    expect(written).not.toHaveBeenCalled();
  });

  it('says nothing about a visitor who has left', async () => {
    const left = new AbortController();
    left.abort();
    const error = new Error('aborted');
    expect(await run(error, 'loader', new Request(request, { signal: left.signal }))).toBe(error);
    expect(written).not.toHaveBeenCalled();
  });

  it('leaves what a route does not have out', () => {
    const routes = { plain: { id: 'plain', module: { default: () => null } } };
    const { plain } = reportErrors({ routes }, { showStack: false }).routes;
    expect(plain?.module).not.toHaveProperty('loader');
    expect(plain?.module).not.toHaveProperty('action');
  });
});
