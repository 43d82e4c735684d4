import { CONSENT_PLACE } from '../consent/consent-place';
import { withoutTypedText } from './visited-address';

type Report = (name: '$autocapture' | '$rageclick', properties: Record<string, string | number>) => void;
type Click = { x: number; y: number; at: number };

/** Specification 9. */
const MAX_TEXT = 255;
const RAGE_CLICKS = 3;
const RAGE_DISTANCE_PX = 30;
const RAGE_PAUSE_MS = 1000;

/** What a visitor means to click on. */
const CLICKABLE = 'a[href], button, summary';
/** Clicks in here are never counted, so that no form field's content can be. */
const PRIVATE = `form, input, select, textarea, [contenteditable], #${CONSENT_PLACE}`;

/**
 * PostHog's autocapture, as far as this site wants it: clicks on links, buttons and questions, and rage clicks anywhere. Its
 * own module weighs as much as all the rest of the client and reads whole elements; this one reads a text, an address and
 * where in the page they stand, in the form that PostHog's tools expect.
 */
export function watchClicks(report: Report): () => void {
  const isRage = detectRage();
  const onClick = (event: MouseEvent) => {
    const { target, isTrusted, clientX: x, clientY: y, timeStamp: at } = event;
    // A click that code makes repeats one that a visitor has made (ui/on-demand.tsx).
    if (!isTrusted || !(target instanceof Element) || target.closest(PRIVATE)) return;
    const clicked = target.closest(CLICKABLE);
    if (clicked) report('$autocapture', propertiesOf(clicked));
    // A click made with the keyboard has no place.
    if (event.detail > 0 && isRage({ x, y, at })) report('$rageclick', propertiesOf(clicked ?? target));
  };
  // Before any handler of the page can stop it.
  document.addEventListener('click', onClick, { capture: true, passive: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

/** Says of each click whether it is the one that makes a row of impatient clicks in one place complete. */
export function detectRage(): (click: Click) => boolean {
  let row: Click[] = [];
  return (click) => {
    const last = row.at(-1);
    const goesOn =
      last !== undefined &&
      Math.hypot(click.x - last.x, click.y - last.y) < RAGE_DISTANCE_PX &&
      click.at - last.at < RAGE_PAUSE_MS;
    row = goesOn ? [...row, click] : [click];
    return row.length === RAGE_CLICKS;
  };
}

/** A text in one line, cut. */
export const shorten = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT);

function propertiesOf(element: Element): Record<string, string | number> {
  const isClickable = element.matches(CLICKABLE);
  const text = isClickable ? shorten(element.textContent) : '';
  const href = withoutTypedText(element.getAttribute('href') ?? '');
  const isExternal = element instanceof HTMLAnchorElement && element.host !== '' && element.host !== location.host;
  return {
    $event_type: 'click',
    $ce_version: 1,
    $elements_chain: chainOf(element, text, href),
    ...(text && { $el_text: text }),
    ...(isExternal && { $external_click_url: href }),
  };
}

/** `a.btn:href="/contact"nth-child="2"nth-of-type="1"text="Contact";div:…` from the element up to the body. */
function chainOf(element: Element, text: string, href: string): string {
  const links: string[] = [];
  for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
    const siblings = [...(at.parentElement?.children ?? [])];
    const alike = siblings.filter(({ tagName }) => tagName === at?.tagName);
    const attributes: Record<string, string | number> = {
      ...(at.id && { attr__id: at.id, attr_id: at.id }),
      ...(at === element && href && { attr__href: href, href }),
      'nth-child': siblings.indexOf(at) + 1,
      'nth-of-type': alike.indexOf(at) + 1,
      ...(at === element && text && { text }),
    };
    const classes = [...at.classList].sort().map((name) => `.${name.replaceAll('"', '')}`);
    const listed = Object.entries(attributes).map(
      ([name, value]) => `${name}="${String(value).replaceAll('"', '\\"')}"`,
    );
    links.push(`${at.localName}${classes.join('')}:${listed.join('')}`);
  }
  return links.join(';');
}
