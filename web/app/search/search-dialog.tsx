import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMessages, usePlural } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { Highlighted } from './highlighted.tsx';
import { type Fit, QUERY_CHARACTERS, type SearchGroup } from './search-result.ts';
import { useSearch } from './use-search.ts';
import { useSummary } from './use-summary.ts';

const INEXACT: ReadonlySet<Fit> = new Set(['some', 'similar']);

/** Combobox with a listbox (WAI-ARIA Authoring Practices). */
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
  const groups = response?.groups ?? [];
  const results = groups.flatMap((group) => group.results);
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    dialog.current?.showModal();
    document.documentElement.classList.add('is-locked');
    return () => document.documentElement.classList.remove('is-locked');
  }, []);

  useEffect(() => {
    if (key !== opened.current) dialog.current?.close();
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other results have another first one
  useEffect(() => setActive(-1), [response]);

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

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
    else if (typed.trim()) goTo(`/search?q=${encodeURIComponent(typed.trim())}`);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the dialog brings along
    <dialog
      ref={dialog}
      className="search"
      aria-label={search.title}
      onClose={onClose}
      onClick={(event: MouseEvent) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="search__body">
        <search>
          <form action={toLocale('/search')} method="get" className="search__top" onSubmit={submit}>
            <Icon name="search" />
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
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={choose}
            />
            <button
              type="button"
              className="search__close"
              aria-label={search.close}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" />
            </button>
          </form>
        </search>
        <p className={response && INEXACT.has(response.fit) ? 'search__fit' : 'sr'} role="status">
          {response && summarize(response)}
        </p>
        <div className="search__results" aria-busy={status === 'searching'}>
          <div id={`${id}-list`} role="listbox" aria-label={search.results} hidden={results.length === 0}>
            {groups.map((group, index) => (
              <Group
                key={group.kind}
                group={group}
                labelId={`${id}-${group.kind}`}
                firstIndex={groups.slice(0, index).reduce((sum, { results: before }) => sum + before.length, 0)}
                active={active}
                optionId={optionId}
                onPoint={setActive}
                onChoose={() => dialog.current?.close()}
              />
            ))}
          </div>
          {status === 'done' && response?.total === 0 && (
            <p className="search__note">
              <b>{summarize(response)}</b> {search.nothingHint}
            </p>
          )}
          {status === 'failed' && <p className="search__note">{search.failed}</p>}
          {status === 'idle' && <p className="search__note muted">{search.lead}</p>}
        </div>
        <div className="search__foot">
          <p className="search__keys" aria-hidden="true">
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> {search.keysMove}
            </span>
            <span>
              <kbd>↵</kbd> {search.keysOpen}
            </span>
            <span>
              <kbd>esc</kbd> {search.keysClose}
            </span>
          </p>
          {response && response.total > results.length && (
            <Link
              to={`/search?q=${encodeURIComponent(response.query)}`}
              className="more"
              onClick={() => dialog.current?.close()}
            >
              {plural(search.all, response.total)}
            </Link>
          )}
        </div>
      </div>
    </dialog>
  );
}

type GroupProps = {
  group: SearchGroup;
  labelId: string;
  /** Index of its first result. */
  firstIndex: number;
  active: number;
  optionId: (index: number) => string;
  onPoint: (index: number) => void;
  onChoose: () => void;
};

function Group({ group: { kind, results }, labelId, firstIndex, active, optionId, onPoint, onChoose }: GroupProps) {
  const { kinds } = useMessages();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options within a listbox
    <div role="group" aria-labelledby={labelId} className="search__group">
      <p id={labelId} className="search__kind">
        {kinds[kind].many}
      </p>
      {results.map(({ path, title, excerpt, facts }, index) => (
        <Link
          key={path}
          to={path}
          id={optionId(firstIndex + index)}
          role="option"
          aria-selected={active === firstIndex + index}
          tabIndex={-1}
          className="search__option"
          onPointerMove={() => onPoint(firstIndex + index)}
          onClick={onChoose}
        >
          <span className="search__title">
            <span className="search__name">
              <Highlighted segments={title} />
            </span>
            {facts.length > 0 && (
              <span className="search__of">
                <Highlighted segments={facts} />
              </span>
            )}
          </span>
          <span className="search__text">
            <Highlighted segments={excerpt} />
          </span>
        </Link>
      ))}
    </div>
  );
}
