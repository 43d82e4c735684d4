import { beforeEach, describe, expect, test, vi } from 'vitest';

type Sent = { name: string; properties: Record<string, string> };

const settings = { key: 'phc_test', host: '/ingest' };
const idle: (() => void)[] = [];
const sent: Sent[] = [];
const stop = vi.fn();
const clear = vi.fn();
let connect: () => Promise<unknown>;

vi.mock('../timing/when-idle', () => ({ whenIdle: (task: () => void) => void idle.push(task) }));
vi.mock('./clear-storage', () => ({ clearAnalyticsStorage: () => clear() }));
vi.mock('./posthog', () => ({ connect: () => connect() }));
vi.stubGlobal('location', { origin: 'http://localhost' });

const untilIdle = async () => {
  for (const task of idle.splice(0)) task();
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
};
const load = async () => {
  const analytics = await import('./analytics');
  return { ...analytics, ...(await import('./events')) };
};
const paths = () => sent.map(({ properties }) => properties.current_url);

beforeEach(() => {
  vi.resetModules();
  idle.length = 0;
  sent.length = 0;
  stop.mockClear();
  connect = async () => ({ send: (event: Sent) => void sent.push(event), stop });
});

describe('before consent', () => {
  test('the events of the site do nothing, and are not made up for later', async () => {
    const site = await load();
    site.trackLeadSent('contact');
    site.trackResourceDownloaded('checklist');
    site.trackApplicationStep('about-you');
    site.enterPage('/contact');
    site.startAnalytics(settings);
    await untilIdle();
    expect(sent.map(({ name }) => name)).toEqual(['$pageview']);
  });

  test('without a key nothing ever starts', async () => {
    const site = await load();
    site.enterPage('/');
    site.startAnalytics(null);
    site.trackLeadSent('contact');
    await untilIdle();
    expect(sent).toEqual([]);
  });
});

describe('after consent', () => {
  test('each page is counted once, whether it came before or after the client', async () => {
    const site = await load();
    site.enterPage('/a');
    site.startAnalytics(settings);
    site.startAnalytics(settings);
    site.enterPage('/b?x=1#y');
    expect(sent).toEqual([]);
    await untilIdle();
    site.enterPage('/a');
    expect(paths()).toEqual(['/a', '/b?x=1#y', '/a']);
    expect(sent[1]?.properties).toEqual({
      current_url: '/b?x=1#y',
      $current_url: 'http://localhost/b?x=1#y',
      $pathname: '/b',
    });
  });

  test('the events of the site carry names, never what was typed', async () => {
    const site = await load();
    site.startAnalytics(settings);
    await untilIdle();
    site.trackLeadSent('startup-application');
    site.trackResourceDownloaded('checklist');
    site.trackApplicationStep('the-business');
    expect(sent.map(({ name, properties }) => [name, properties])).toEqual([
      ['lead_sent', { form: 'startup-application' }],
      ['resource_downloaded', { slug: 'checklist' }],
      ['application_step_reached', { step: 'the-business' }],
    ]);
  });
});

describe('withdrawing', () => {
  test('stops the client and clears what it has stored', async () => {
    const site = await load();
    site.enterPage('/');
    site.startAnalytics(settings);
    await untilIdle();
    clear.mockClear();
    site.stopAnalytics();
    site.enterPage('/next');
    site.trackLeadSent('contact');
    expect(stop).toHaveBeenCalledOnce();
    expect(clear).toHaveBeenCalledOnce();
    expect(paths()).toEqual(['/']);
  });

  test('drops what waits while the client is loaded, and stops the client that comes too late', async () => {
    const site = await load();
    site.enterPage('/');
    site.startAnalytics(settings);
    const arrival = Promise.withResolvers<unknown>();
    connect = () => arrival.promise;
    for (const task of idle.splice(0)) task();
    await vi.dynamicImportSettled();
    site.stopAnalytics();
    arrival.resolve({ send: (event: Sent) => void sent.push(event), stop });
    await untilIdle();
    expect(stop).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
  });

  test('and agreeing again on the same page counts that page no second time', async () => {
    const site = await load();
    site.enterPage('/');
    site.startAnalytics(settings);
    await untilIdle();
    site.stopAnalytics();
    site.startAnalytics(settings);
    await untilIdle();
    site.enterPage('/next');
    expect(paths()).toEqual(['/', '/next']);
  });
});

test('a client that does not come through is not tried again on this page', async () => {
  const site = await load();
  const tries = vi.fn(async () => null);
  connect = tries;
  site.enterPage('/');
  site.startAnalytics(settings);
  await untilIdle();
  site.enterPage('/next');
  await untilIdle();
  expect(tries).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
});
