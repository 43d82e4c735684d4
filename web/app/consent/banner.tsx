import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '#app/i18n/messages.ts';
import { PRIVACY_PATH } from '#app/page-addresses.ts';
import { Button, TextButton } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import type { Choice } from './consent-cookie.ts';
import { hasPolicyChanged } from './consent-cookie.ts';
import { prepareDialogs, saveDecision, showPreferences } from './consent-state.ts';
import { keepFocusInView } from './keep-focus-in-view.ts';

type Props = {
  isOpen: boolean;
  hasFailed: boolean;
  revision: number;
};

/**
 * The consent banner. It is not modal and does not take the focus. The library that stores the decision loads on first
 * interaction. Renders in the browser only, because it reads `document.cookie`.
 */
export function Banner({ isOpen, hasFailed, revision }: Props) {
  const texts = useMessages().consent.banner;
  const banner = useRef<HTMLDivElement>(null);
  const [isRepeated] = useState(() => hasPolicyChanged(document.cookie, revision));
  const id = useId();
  useEffect(() => {
    if (isOpen && banner.current) return keepFocusInView(banner.current);
  }, [isOpen]);
  const choose = async (choice: Choice, { currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    const isStored = await saveDecision(choice);
    // Storing failed and the banner is back: give the focus back to the button, which lost it when the banner closed.
    if (!isStored && document.activeElement === document.body) button.focus();
  };
  return (
    <div
      ref={banner}
      className="consent-banner"
      role="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      data-nosnippet=""
      inert={!isOpen}
      onPointerEnter={prepareDialogs}
      onFocus={prepareDialogs}
    >
      <div className="text-sm/[1.5rem] text-ink-2">
        <h2 id={`${id}title`} className="mr-1 inline font-sans text-sm font-semibold tracking-normal text-ink">
          {texts.title}
        </h2>
        <p id={`${id}text`} className="mr-3 inline">
          {isRepeated && `${texts.changed} `}
          {texts.text}{' '}
          <TextButton type="button" aria-haspopup="dialog" onClick={showPreferences}>
            {texts.choose}
          </TextButton>
        </p>
        <p className="inline-flex gap-x-3">
          <Link to="/contact">{texts.contact}</Link>
          <Link to={PRIVACY_PATH}>{texts.privacy}</Link>
        </p>
        {hasFailed && <p className="font-semibold text-danger">{texts.failed}</p>}
      </div>
      <div className="consent-banner__actions">
        <Button type="button" variant="small-line" onClick={(event) => choose('all', event)}>
          {texts.acceptAll}
        </Button>
        <Button type="button" variant="small-line" onClick={(event) => choose('necessary', event)}>
          {texts.rejectAll}
        </Button>
      </div>
    </div>
  );
}
