import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMessages, usePlural } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { SEARCH_PATH } from '#app/page-addresses.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { Highlighted } from './highlighted.tsx';
import { missedSearches } from './missed-searches.ts';
import { groupByMatch, type Match, QUERY_CHARACTERS, type SearchResult } from './search-result.ts';
import { useSearch } from './use-search.ts';
import { useSummary } from './use-summary.ts';

const INEXACT: ReadonlySet<Match> = new Set(['some', 'similar']);

/* The row shows the focus, because the field fills it. */
const FORM =
  'grid flex-none grid-cols-[auto_1fr_auto] items-center gap-3 border-b border-line py-1.5 pr-2 pl-5 has-[input:focus-visible]:shadow-[inset_0_-2px_0_var(--focus)] forced-colors:has-[input:focus-visible]:border-b-2 forced-colors:has-[input:focus-visible]:border-[Highlight]';
const SUMMARY = 'muted flex-none border-b border-line px-5 py-3 text-sm wrap-anywhere';
const NOTE = 'px-5 py-6';

/** A combobox with a listbox (WAI-ARIA Authoring Practices). */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { search } = useMessages();
  const plural = usePlural();
  const summarize = useSummary();
  const { toLocale } = useLanguage();
  const navigate = useNavigate();
  const { key } = useLocation();
  const opened = useRef(key);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const { response, status } = useSearch(typed);
  const [missed] = useState(() =>
    missedSearches((query) => navigator.sendBeacon(toLocale(`/api/search?q=${encodeURIComponent(query)}`))),
  );
  const results = response?.results ?? [];
  const { matching, partial } = groupByMatch(response);
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    dialog.current?.showModal();
    document.documentElement.classList.add('is-locked');
    return () => document.documentElement.classList.remove('is-locked');
  }, []);

  useEffect(() => {
    if (key !== opened.current) dialog.current?.close();
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new results reset the active one
  useEffect(() => setActive(-1), [response]);

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  useEffect(() => missed.show(status === 'done' ? response : null), [missed, response, status]);

  const options = { active, optionId, onPoint: setActive, onChoose: () => dialog.current?.close() };
  const goTo = (path: string) => {
    dialog.current?.close();
    navigate(toLocale(path));
  };
  const choose = (event: KeyboardEvent) => {
    const last = results.length - 1;
    const next = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: active >= 0 ? 0 : undefined,
      End: active >= 0 ? last : undefined,
    }[event.key];
    if (next === undefined || last < 0) return;
    event.preventDefault();
    setActive(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = results[active];
    if (chosen) goTo(chosen.path);
    else if (typed.trim()) {
      // The search page records missed searches itself.
      missed.show(null);
      goTo(`/search?q=${encodeURIComponent(typed.trim())}`);
    }
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: on the keyboard, Escape closes the dialog
    <dialog
      ref={dialog}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-transparent text-ink backdrop:bg-[color-mix(in_srgb,var(--footer)_55%,transparent)]"
      aria-label={search.title}
      onClose={() => {
        missed.settle();
        onClose();
      }}
      onClick={(event: MouseEvent) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="flex h-full flex-col border-t-2 border-ink bg-surface md:mx-auto md:mt-[9vh] md:h-auto md:max-h-[min(44rem,100dvh-14vh)] md:w-[min(46rem,100vw-4rem)] md:rounded-b-plate md:shadow-panel">
        <search>
          <form action={toLocale(SEARCH_PATH)} method="get" className={FORM} onSubmit={submit}>
            <Icon name="search" className="size-5 text-ink-2" />
            <input
              type="text"
              name="q"
              value={typed}
              maxLength={QUERY_CHARACTERS}
              placeholder={search.placeholder}
              aria-label={search.label}
              role="combobox"
              aria-expanded={results.length > 0}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={active >= 0 ? optionId(active) : undefined}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              className="min-h-13 w-full min-w-0 text-h4 outline-none placeholder:text-ink-2"
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={choose}
            />
            <button
              type="button"
              className="grid size-11 cursor-pointer place-items-center"
              aria-label={search.close}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" className="size-5" />
            </button>
          </form>
        </search>
        <p className={response && INEXACT.has(response.match) ? SUMMARY : 'sr-only'} role="status">
          {response && summarize(response)}
        </p>
        <div className="flex min-h-0 flex-1 flex-col" aria-busy={status === 'searching'}>
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={search.results}
            hidden={results.length === 0}
            className="min-h-0 overflow-y-auto overscroll-contain"
          >
            {results.length > 0 && <Group results={matching} label={search.results} firstIndex={0} {...options} />}
            {partial.length > 0 && (
              <Group results={partial} label={search.partial} firstIndex={matching.length} {...options} />
            )}
          </div>
          {status === 'done' && response?.total === 0 && (
            <p className={NOTE}>
              <b>{summarize(response)}</b> {search.nothingHint}
            </p>
          )}
          {status === 'failed' && <p className={NOTE}>{search.failed}</p>}
          {status === 'idle' && <p className={`${NOTE} muted`}>{search.lead}</p>}
        </div>
        <div className="flex min-h-12 flex-none flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-2 text-sm max-md:not-has-[a]:hidden">
          <p className="muted hidden gap-4 md:[@media(hover:hover)]:flex" aria-hidden="true">
            <span>
              <Key>↑</Key> <Key>↓</Key> {search.keysMove}
            </span>
            <span>
              <Key>↵</Key> {search.keysOpen}
            </span>
            <span>
              <Key>esc</Key> {search.keysClose}
            </span>
          </p>
          {response && response.total > results.length && (
            <Link
              to={`/search?q=${encodeURIComponent(response.query)}`}
              className="more"
              onClick={() => {
                missed.show(null);
                dialog.current?.close();
              }}
            >
              {plural(search.all, response.total)}
            </Link>
          )}
        </div>
      </div>
    </dialog>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-block min-w-6 rounded-control border border-line-strong px-[0.3125rem] text-center font-sans text-xs">
      {children}
    </kbd>
  );
}

type GroupProps = {
  results: SearchResult[];
  label: string;
  /** The index of the group's first result among all results. */
  firstIndex: number;
  active: number;
  optionId: (index: number) => string;
  onPoint: (index: number) => void;
  onChoose: () => void;
};

function Group({ results, label, firstIndex, active, optionId, onPoint, onChoose }: GroupProps) {
  const { kinds } = useMessages();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options within a listbox
    <div role="group" aria-label={label} className="pt-3 pb-1 [&+&]:border-t [&+&]:border-line">
      {firstIndex > 0 && <p className="muted px-5 py-1 text-sm">{label}</p>}
      {results.map(({ path, lang, kind, title, excerpt, facts }, index) => (
        <Link
          key={path}
          to={path}
          lang={lang}
          id={optionId(firstIndex + index)}
          role="option"
          aria-selected={active === firstIndex + index}
          tabIndex={-1}
          className="grid gap-0.5 px-5 py-2.5 text-inherit no-underline aria-selected:bg-plate aria-selected:shadow-[inset_3px_0_0_var(--accent)] forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2 forced-colors:aria-selected:outline-[Highlight]"
          onPointerMove={() => onPoint(firstIndex + index)}
          onClick={onChoose}
        >
          <span className="leading-[1.35] font-semibold">
            <span className="mr-2.5">
              <Highlighted segments={title} isTitle />
            </span>
            <span className="inline-block text-sm font-normal text-ink-2">
              {kinds[kind].one}
              {facts.length > 0 && ': '}
              <Highlighted segments={facts} />
            </span>
          </span>
          <span className="line-clamp-2 text-sm/[1.45] text-ink-2">
            <Highlighted segments={excerpt} />
          </span>
        </Link>
      ))}
    </div>
  );
}
