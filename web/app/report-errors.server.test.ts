import { RouterContextProvider, redirect, type ServerBuild } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentError } from '#app/content/client.server.ts';
import { newScope, runInScope } from '#app/content/request-scope.server.ts';
import { log } from '#platform/log.server.ts';
import { reportError, reportErrors } from './report-errors.server.ts';

const request = new Request('http://localhost/careers/cook?token=secret-of-the-visitor');
const written = vi.spyOn(log, 'error');

beforeEach(() => written.mockReset());
afterEach(() => vi.clearAllMocks());

describe('what visitors see of an error', () => {
  it('is a reference to the log, and no details', () => {
    const error = new RangeError('select * from people where password');
    const details = reportError(error, request, { showStack: false });
    expect(details).toEqual({
      name: 'RangeError',
      status: 500,
      message: 'Unexpected Server Error',
      reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(written).toHaveBeenCalledExactlyOnceWith(
      { reference: details.reference, status: 500, method: 'GET', path: '/careers/cook', err: error },
      expect.any(String),
    );
    expect(reportError(error, request, { showStack: false }).reference).not.toBe(details.reference);
  });

  it('has the request id as its reference', () => {
    const details = runInScope(newScope({ requestId: 'known-to-us' }), () =>
      reportError(new Error('broken'), request, { showStack: false }),
    );
    expect(details.reference).toBe('known-to-us');
  });

  it('includes the message of the CMS', () => {
    const error = new ContentError({ status: 503, name: 'UnknownError', message: 'The CMS responded with 503' });
    expect(reportError(error, request, { showStack: false })).toMatchObject({
      name: 'UnknownError',
      status: 503,
      message: 'The CMS responded with 503',
    });
  });

  it('includes the stack in development only', () => {
    const error = new Error('broken');
    expect(reportError(error, request, { showStack: true })).toMatchObject({ message: 'broken', stack: error.stack });
    expect(reportError(error, request, { showStack: false })).not.toHaveProperty('stack');
  });

  it('is a server error, whatever was thrown', () => {
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
])('a %i of the CMS causes a page with status %i', (status, shown) => {
  const error = new ContentError({ status, name: 'Error', message: '' });
  expect(reportError(error, request, { showStack: false }).status).toBe(shown);
});

it('an incomplete draft in preview lists the missing fields and is not logged as an error', () => {
  const error = new ContentError({ status: 422, name: 'IncompleteDraft', message: 'body: expected string' });
  const details = reportError(error, request, { showStack: false });
  expect(details).toMatchObject({ status: 422, message: 'body: expected string' });
  expect(written).not.toHaveBeenCalled();
  const refused = new ContentError({ status: 422, name: 'ValidationError', message: '' });
  expect(reportError(refused, request, { showStack: false }).status).toBe(500);
});

it('while the CMS does not respond, a page is a 503, logged as a warning', () => {
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => {});
  const error = new ContentError({ status: 500, name: 'UnknownError', message: 'Timeout', isUnavailable: true });
  expect(reportError(error, request, { showStack: false })).toMatchObject({ name: 'UnknownError', status: 503 });
  expect(warned).toHaveBeenCalledOnce();
  expect(written).not.toHaveBeenCalled();
});

describe('a build with error reporting', () => {
  const run = (thrown: unknown, kind: 'loader' | 'action' = 'loader', targetRequest = request): Promise<unknown> => {
    const fail = () => {
      throw thrown;
    };
    const module: NonNullable<ServerBuild['routes'][string]>['module'] = { default: () => null, [kind]: fail };
    const { routes } = reportErrors({ routes: { job: { id: 'job', module }, gone: undefined } }, { showStack: false });
    const url = new URL(targetRequest.url);
    const args = {
      request: targetRequest,
      url,
      pattern: '/careers/:slug',
      params: {},
      context: new RouterContextProvider(),
    };
    return Promise.resolve(routes.job?.module[kind]?.(args)).then(
      () => null,
      (error: unknown) => error,
    );
  };

  it.each(['loader', 'action'] as const)('throws a visible error from a %s', async (kind) => {
    const thrown = await run(new TypeError('the address of the database'), kind);
    expect(thrown).toMatchObject({
      init: { status: 500 },
      data: { name: 'TypeError', message: 'Unexpected Server Error', reference: expect.any(String) },
    });
    expect(JSON.stringify(thrown)).not.toContain('database');
    expect(written).toHaveBeenCalledOnce();
  });

  it.each([
    [404, 'Not Found'],
    [410, 'Gone'],
  ])('throws a missing page (%i) with a reference to the log', async (status, name) => {
    const logged = vi.spyOn(log, 'info');
    const thrown = await run(new Response(null, { status }));
    const reference: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(thrown).toMatchObject({
      init: { status },
      data: { name, status, message: 'Page not found: /careers/cook', reference, similarPages: [], picture: null },
    });
    const [entry] = logged.mock.lastCall ?? [];
    expect(entry).toEqual({ reference, status, method: 'GET', path: '/careers/cook' });
    expect(thrown).toHaveProperty('data.reference', (entry as { reference: string }).reference);
  });

  it('does not change redirects', async () => {
    const response = redirect('/careers');
    expect(await run(response)).toBe(response);
    expect(written).not.toHaveBeenCalled();
  });

  it('does not log aborted requests', async () => {
    const disconnected = new AbortController();
    disconnected.abort();
    const error = new Error('aborted');
    expect(await run(error, 'loader', new Request(request, { signal: disconnected.signal }))).toBe(error);
    expect(written).not.toHaveBeenCalled();
  });

  it('does not change a route without loader and action', () => {
    const routes = { plain: { id: 'plain', module: { default: () => null } } };
    const { plain } = reportErrors({ routes }, { showStack: false }).routes;
    expect(plain?.module).not.toHaveProperty('loader');
    expect(plain?.module).not.toHaveProperty('action');
  });
});
