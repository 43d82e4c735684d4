import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';

type Sent = { name: string; properties: Record<string, string> };

const settings = { key: 'phc_test', host: '/ingest', hasFlags: true };
const sent: Sent[] = [];
let hasConsent: boolean;
let idle: PromiseWithResolvers<void>;
const start = vi.fn(() => ({
  capture: (name: string, properties: Record<string, string>) => void sent.push({ name, properties }),
  getFeatureFlag: () => 'b',
  opt_out_capturing: vi.fn(),
}));
const clear = vi.fn();

vi.mock('#app/consent/consent-state.ts', () => ({ hasConsent: () => hasConsent }));
vi.mock('./clear-storage.ts', () => ({ clearAnalyticsStorage: () => clear() }));
vi.mock('./posthog.ts', () => ({ start: () => start() }));
vi.stubGlobal('location', { origin: 'http://localhost' });
vi.stubGlobal('window', { requestIdleCallback: true });
vi.stubGlobal('requestIdleCallback', (task: () => void) => void idle.promise.then(task));

const untilLoaded = async () => {
  idle.resolve();
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
};
const load = async () => ({
  ...(await import('./analytics.ts')),
  ...(await import('./events.ts')),
  ...(await import('./use-flag.ts')),
});
const paths = () => sent.map(({ properties }) => properties.current_url);

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  sent.length = 0;
  hasConsent = true;
  idle = Promise.withResolvers<void>();
});

describe('before consent', () => {
  test('events are dropped, not queued', async () => {
    const site = await load();
    site.trackLeadSent('contact');
    site.trackResourceDownloaded('checklist');
    site.trackApplicationStep('about-you');
    site.trackPageView('/contact');
    site.startAnalytics(settings);
    await untilLoaded();
    expect(sent.map(({ name }) => name)).toEqual(['$pageview']);
  });

  test('nothing starts without a key', async () => {
    const site = await load();
    site.trackPageView('/');
    site.startAnalytics(null);
    await untilLoaded();
    expect(start).not.toHaveBeenCalled();
  });
});

describe('after consent', () => {
  test('each page view is sent once, whether it came before or after the client', async () => {
    const site = await load();
    site.trackPageView('/a');
    site.startAnalytics(settings);
    site.startAnalytics(settings);
    site.trackPageView('/b?x=1#y');
    expect(sent).toEqual([]);
    await untilLoaded();
    site.trackPageView('/a');
    await untilLoaded();
    expect(paths()).toEqual(['/a', '/b?x=1#y', '/a']);
    expect(sent[1]?.properties).toEqual({
      current_url: '/b?x=1#y',
      $current_url: 'http://localhost/b?x=1#y',
      $pathname: '/b',
    });
  });

  test('a flag has its default on the server, before PostHog has responded, and when the value has another type', async () => {
    const site = await load();
    const Flag = ({ fallback }: { fallback: string }) => <>{site.useFlag('probe', fallback)}</>;
    expect(site.readFlag('probe')).toBeUndefined();
    site.startAnalytics(settings);
    await untilLoaded();
    expect(site.readFlag('probe')).toBe('b');
    expect(renderToString(<Flag fallback="a" />)).toBe('a');
  });

  test('a flag returns to its default when consent is withdrawn, and its components re-render', async () => {
    const site = await load();
    const shown: unknown[] = [];
    const stopWatching = site.watchFlags(() => void shown.push(site.readFlag('probe')));
    site.startAnalytics(settings);
    await untilLoaded();
    site.stopAnalytics();
    expect(shown).toEqual([undefined]);
    stopWatching();
    site.stopAnalytics();
    expect(shown).toHaveLength(1);
  });
});

describe('withdrawing', () => {
  test('stops the client and clears its storage', async () => {
    const site = await load();
    site.trackPageView('/');
    site.startAnalytics(settings);
    await untilLoaded();
    site.stopAnalytics();
    site.trackPageView('/next');
    site.trackLeadSent('contact');
    await untilLoaded();
    expect(start.mock.results[0]?.value.opt_out_capturing).toHaveBeenCalledOnce();
    expect(clear).toHaveBeenCalledOnce();
    expect(paths()).toEqual(['/']);
  });

  test('while the client is loading, drops the queue and never starts it', async () => {
    const site = await load();
    site.trackPageView('/');
    site.startAnalytics(settings);
    hasConsent = false;
    site.stopAnalytics();
    await untilLoaded();
    expect(start).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });

  test('and consenting again does not count the same page twice', async () => {
    const site = await load();
    site.trackPageView('/');
    site.startAnalytics(settings);
    await untilLoaded();
    site.stopAnalytics();
    site.startAnalytics(settings);
    await untilLoaded();
    site.trackPageView('/next');
    await untilLoaded();
    expect(paths()).toEqual(['/', '/next']);
  });
});
