import { flushSync } from 'react-dom';
import type { DataRouter } from 'react-router';

/** A navigation that takes longer than this is told to be under way. The first sign of one is due after 100 ms. */
const SHORT_MS = 50;

type Subscriber = Parameters<DataRouter['subscribe']>[0];
type State = DataRouter['state'];

const prepared = new WeakSet<DataRouter>();
let beganAt: number | null = null;

/** When the navigation under way began, by `performance.now()`: before anybody was told. Null while there is none. */
export const navigationBeganAt = (): number | null => beganAt;

/**
 * Shows a page whose data is there in one go. React Router tells of each navigation twice, that it is under way and a moment
 * later that it is done, and each time all of the page is rendered. Here the first word waits for 50 ms and is dropped when
 * the second one comes, which is rendered at once and not in a task of its own. To be called before React Router subscribes,
 * which it does in a layout effect around the page.
 */
export function mergeShortNavigations(router: DataRouter): void {
  if (prepared.has(router)) return;
  prepared.add(router);
  const subscribe = router.subscribe;
  const subscribers = new Set<Subscriber>();
  let unsubscribe = () => {};
  let told = router.state;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell: Subscriber = (state, options) => {
    told = state;
    for (const subscriber of [...subscribers]) subscriber(state, options);
  };
  const receive: Subscriber = (state, options) => {
    beganAt = state.navigation.state === 'idle' ? null : (beganAt ?? performance.now());
    const isShort = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    if (isBeginning(told, state)) {
      timer = setTimeout(() => {
        timer = undefined;
        tell(state, options);
      }, SHORT_MS);
    } else if (!isShort) tell(state, options);
    // React Router starts a view transition itself.
    else if (options.viewTransitionOpts) tell(state, { ...options, flushSync: true });
    else {
      // Removing what has the focus makes the browser work out all styles in the middle of it.
      if (state.location.pathname !== told.location.pathname) blurMain();
      flushSync(() => tell(state, options));
    }
  };
  router.subscribe = (subscriber) => {
    const isFirst = subscribers.size === 0;
    subscribers.add(subscriber);
    if (isFirst) unsubscribe = subscribe(receive);
    return () => {
      subscribers.delete(subscriber);
      if (subscribers.size === 0) unsubscribe();
    };
  };
}

/** Nothing has changed but that a page, not a form, is on its way. */
const isBeginning = (before: State, { navigation, ...after }: State): boolean =>
  navigation.state === 'loading' &&
  navigation.formMethod === undefined &&
  before.navigation.state === 'idle' &&
  (['location', 'matches', 'loaderData', 'actionData', 'errors', 'fetchers', 'revalidation'] as const).every(
    (key) => before[key] === after[key],
  );

function blurMain(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('main')) activeElement.blur();
}
