import { type MouseEvent, useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { INCOMPLETE_DRAFT } from '#app/content/incomplete-draft.ts';
import { interpolate, type Messages, useMessages } from '#app/i18n/messages.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { SearchForm } from '#app/search/search-form.tsx';
import { MoreLink } from '#app/ui/button.tsx';
import { decodeUri } from '#app/ui/decode-uri.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { useIsPublished } from '#app/ui/unpublished-pages.ts';
import { readError, type ShownError } from './error-details.ts';
import { useOnline } from './online.tsx';

export function ErrorPage({ error }: { error: unknown }) {
  const messages = useMessages().error;
  const { pathname } = useLocation();
  const shown = readError(error);
  const isGone = shown.status === 410;
  const isMissing = shown.status === 404 || isGone;
  // Only editors in preview see this.
  const isIncomplete = shown.status === INCOMPLETE_DRAFT;
  const isOffline = !useOnline() && !isMissing;
  const heading = isOffline ? messages.offlineTitle : headingOf(shown.status, messages);
  const hint = shown.status === 503 ? messages.hint503 : messages.hint500;
  const message = isGone
    ? messages.gone
    : isMissing
      ? interpolate(messages.notFound, { path: decodeUri(pathname) })
      : shown.message;
  const details = (
    <div className={`faq ${isMissing ? 'border-b border-line' : 'border-t border-line pt-5 pb-12'}`}>
      <Details shown={shown} message={message} />
    </div>
  );
  return (
    <div className="wrap grid grid-rows-[1fr_auto] lg:min-h-[calc(100dvh-var(--header-h))]">
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <div className="columns">
        <div
          className={
            isMissing ? 'pt-8 pb-section md:pt-12 lg:col-[1/6] lg:pb-12 lg:self-center lg:pr-6' : 'py-12 md:col-[1/10]'
          }
        >
          {!isOffline && !isMissing && (
            <p
              className="-ml-[0.03em] mb-[0.18em] font-display text-[clamp(6rem,3rem+13vw,14rem)]/[0.8] font-medium tracking-[-0.01em] text-accent"
              aria-hidden="true"
            >
              {shown.status}
            </p>
          )}
          <h1 ref={focusIfReplaced} tabIndex={-1}>
            {heading}
          </h1>
          {isGone ? (
            <p className="lead mt-5">{messages.gone}</p>
          ) : isMissing ? (
            <p className="muted mt-5">
              {interpolate(messages.notFound, { path: '' })}
              <code className="font-mono text-[0.9em] wrap-anywhere">{decodeUri(pathname)}</code>
            </p>
          ) : isIncomplete ? (
            <MissingFields message={shown.message} />
          ) : (
            <p className="lead mt-5">{isOffline ? messages.offline : hint}</p>
          )}
          {isMissing ? <FindPage similarPages={shown.similarPages} /> : <RetryActions shown={shown} />}
          {isMissing && <OtherPages />}
          {isMissing && details}
        </div>
        {isMissing && (
          // Extends to the edge of the window, and on wide screens down to the footer.
          <div className="relative overflow-hidden bg-accent-soft max-lg:order-first max-lg:-mx-gutter md:max-lg:col-span-full lg:col-[6/13] lg:-mr-edge">
            {shown.picture ? (
              <Image
                image={shown.picture}
                width={840}
                sizes="(width < 64rem) 100vw, 64vw"
                eager
                className="aspect-4/3 w-full object-cover md:max-lg:aspect-2/1 lg:absolute lg:inset-0 lg:h-full"
              />
            ) : (
              <svg viewBox="0 0 480 350" aria-hidden="true" className="px-[6%] pt-12">
                <use href="/drawings/not-found.svg#drawing" />
              </svg>
            )}
          </div>
        )}
      </div>
      {!isMissing && details}
    </div>
  );
}

/** The page may have been scrolled far down when the error replaced its content. Before hydration nothing was replaced. */
function focusIfReplaced(heading: HTMLElement | null): void {
  if (document.documentElement.dataset.hydrated !== undefined) heading?.focus();
}

function headingOf(status: number, messages: Messages['error']): string {
  if (status === 410) return messages['410'];
  if (status === 404) return messages['404'];
  if (status === 503) return messages['503'];
  return status === INCOMPLETE_DRAFT ? messages.incomplete : messages['500'];
}

function MissingFields({ message }: { message: string }) {
  const { error } = useMessages();
  return (
    <>
      <p className="lead mt-5">{error.incompleteHint}</p>
      <ul className="mt-5">
        {message.split('\n').map((field) => (
          <li key={field}>
            <code className="font-mono text-[0.9em] wrap-anywhere">{field}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

function FindPage({ similarPages }: Pick<ShownError, 'similarPages'>) {
  const { path, toLocale } = useLocale();
  const { error } = useMessages();
  return (
    <>
      {path === '/' && <p className="muted mt-2 max-w-[34rem]">{error.noHome}</p>}
      {similarPages.length > 0 && (
        <nav className="mt-6" aria-labelledby="closest">
          <p id="closest" className="muted mb-2">
            {error.closest}
          </p>
          <ul className="grid justify-items-start gap-2">
            {similarPages.map(({ label, to }) => (
              <li key={to} className="flex flex-wrap items-baseline gap-x-4">
                <MoreLink to={to}>{label}</MoreLink> <span className="muted small">{toLocale(to)}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <search className="mt-8 block">
        <SearchForm defaultValue={searchTermsOf(path)} />
      </search>
    </>
  );
}

function OtherPages() {
  const { path } = useLocale();
  const { error, nav } = useMessages();
  const isPublished = useIsPublished();
  const pages = [
    { to: '/', label: error.toHome },
    { to: '/projects', label: error.toProjects },
    { to: '/contact', label: nav.contact },
  ].filter(({ to }) => to !== path && isPublished(to));
  return (
    <ul className="mt-10 border-b border-line">
      {pages.map(({ to, label }) => (
        <li key={to} className="border-t border-line">
          <Link to={to} className="plain flex items-center justify-between gap-4 py-4 font-semibold">
            {label} <Icon name="arrow-right" className="size-5" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Offers a retry, and retries automatically when the browser is online again. */
function RetryActions({ shown: { retry, target } }: { shown: ShownError }) {
  const { error, nav } = useMessages();
  const { pathname, search } = useLocation();
  const href = target ?? `${pathname}${search}`;
  const { revalidate, state } = useRevalidator();
  const isBusy = state === 'loading';

  useEffect(() => {
    const tryAgain = () => {
      if (retry === 'data') void revalidate();
      else if (target) window.location.assign(target);
      else window.location.reload();
    };
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [retry, target, revalidate]);

  const tryAgain = (event: MouseEvent) => {
    // The link loads the document, also without JavaScript.
    if (retry === 'document') return;
    event.preventDefault();
    if (!isBusy) void revalidate();
  };
  return (
    <p className="actions mt-7">
      <a href={href} className="btn" aria-disabled={isBusy} onClick={tryAgain}>
        {isBusy ? error.trying : error.tryAgain}
      </a>
      <MoreLink to="/">{error.toHome}</MoreLink>
      <MoreLink to="/contact">{nav.contact}</MoreLink>
    </p>
  );
}

function Details({ shown: { name, status, reference, stack }, message }: { shown: ShownError; message: string }) {
  const { error } = useMessages();
  const facts: [string, string | number | null][] = [
    [error.name, name],
    [error.status, status],
    [error.message, message],
    [error.reference, reference],
  ];
  return (
    <details>
      <summary className="grid cursor-pointer list-none grid-cols-[1fr_1.5rem] items-center py-4 font-semibold [&::-webkit-details-marker]:hidden">
        {error.details}
      </summary>
      <dl className="grid gap-1.5 pb-6 text-sm">
        {facts.map(
          ([term, fact]) =>
            fact !== null &&
            fact !== '' && (
              <div key={term} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4">
                <dt className="text-ink-2">{term}</dt>
                <dd className="font-mono text-xs/[1.7] wrap-anywhere whitespace-pre-line">{fact}</dd>
              </div>
            ),
        )}
      </dl>
      {stack && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable for the keyboard
        <pre className="mb-6 overflow-x-auto bg-plate p-4 font-mono text-xs/[1.6]" tabIndex={0}>
          {stack}
        </pre>
      )}
    </details>
  );
}

const searchTermsOf = (pathname: string): string =>
  (decodeUri(pathname).split('/').filter(Boolean).at(-1) ?? '').replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
