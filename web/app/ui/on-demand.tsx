import { type ComponentType, Suspense, use, useEffect, useRef, useState } from 'react';
import { watchLink } from '../payload/prefetch';
import { lateCode, useWasSent } from '../timing/late-code';
import { untilSomebodyActs } from '../timing/until-somebody-acts';
import { pageOfClick } from './inner-link';
import { goTo, useRouter } from './link';
import { kindOfTarget } from './target';

/**
 * A part of the page that can be read and used as the server has sent it. The browser asks for its code when somebody acts (points,
 * touches, types, scrolls) and takes over then what is there: who only looks at a page is spared the code. On a page that comes
 * later, the part asks for it itself.
 *
 *     export const Blocks = onDemand(() => import('./page-blocks').then(({ PageBlocks }) => PageBlocks));
 *
 * Until then its links are followed and fetched ahead like all others, and who presses a button is answered when the code is there.
 * Nothing in it may be what React puts into the head (`<title>`, `<meta>`): it would stay there when the part goes before its code
 * has come. Code that does not come is an error only where nothing was sent that can be seen instead, and no `substitute` stands in.
 * A navigation waits for the code (payload/payload-middleware.ts), so that no page is seen without it.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  substitute?: ComponentType<Props>,
): ComponentType<Props> {
  const code = lateCode(load);
  const forSent = code.forSent(import.meta.env.SSR ? undefined : untilSomebodyActs());

  function Part({ isSent, onArrival, props }: { isSent: boolean; onArrival: () => void; props: Props }) {
    const Shown = use(isSent ? forSent : substitute ? code.arriveOr(substitute) : code.arrive());
    return (
      <>
        <Shown {...props} />
        <Arrived tell={onArrival} />
      </>
    );
  }

  return function OnDemand(props: Props) {
    const [id, isSent] = useWasSent();
    const takeOver = useControlsAsSent(id);
    return (
      <div id={id} className="contents" data-as-sent={isSent ? '' : undefined}>
        <Suspense fallback={isSent ? <AsSent id={id} /> : null}>
          <Part isSent={isSent} onArrival={takeOver} props={props} />
        </Suspense>
      </div>
    );
  };
}

function Arrived({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/**
 * Stands in when the page changes while the code is still on its way: React gives up what the server has sent then, and this is a
 * picture of it.
 */
function AsSent({ id }: { id: string }) {
  const [html] = useState(() => (import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '')));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what stood in the page the moment before
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What does nothing without code. */
const CONTROLS = 'button[type="button"]';

/**
 * Follows the links in what was sent and has their pages fetched ahead, and remembers what was pressed last, until the answer is called:
 * the code is there.
 */
function useControlsAsSent(id: string): () => void {
  const router = useRouter();
  const stop = useRef(() => {});
  const pressed = useRef<HTMLElement | null>(null);
  const [takeOver] = useState(() => () => {
    document.getElementById(id)?.removeAttribute('data-as-sent');
    stop.current();
    const control = pressed.current;
    pressed.current = null;
    if (control?.isConnected) setTimeout(() => control.click());
  });
  useEffect(() => {
    const part = document.querySelector(`#${CSS.escape(id)}[data-as-sent]`);
    if (!part) return;
    const unwatch = [...part.querySelectorAll('a')]
      .filter((link) => link.host === location.host && kindOfTarget(link.pathname, true) === 'page')
      .map(watchLink);
    const answer = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !part.contains(event.target)) return;
      pressed.current = event.target.closest<HTMLElement>(CONTROLS) ?? pressed.current;
      const to = pageOfClick(event);
      if (!to || !router) return;
      event.preventDefault();
      goTo(router, to);
    };
    // React stops events on their way to a part that is not its own yet.
    document.addEventListener('click', answer, true);
    stop.current = () => {
      for (const each of unwatch) each();
      document.removeEventListener('click', answer, true);
      stop.current = () => {};
    };
    return () => stop.current();
  }, [id, router]);
  return takeOver;
}
