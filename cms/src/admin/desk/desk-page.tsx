import {
  Box,
  Button,
  EmptyStateLayout,
  Flex,
  Searchbar,
  SearchForm,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ExportButton } from '../inbox-export';
import { type Change, keyOf, type Settings, useCounts, useLead, useLeads, useSettings } from './desk-data';
import { LeadDetail } from './lead-detail';
import { LeadList } from './lead-list';
import { nextIndex } from './next-index';
import { ReplyDialog } from './reply-dialog';
import { ShortcutsHelp, useShortcuts } from './shortcuts';

const VIEWS = [
  ['all', 'All'],
  ['new', 'New'],
  ['mine', 'Mine'],
  ['today', 'Due today'],
  ['overdue', 'Overdue'],
  ['spam', 'Spam'],
] as const;
/** Keyboard shortcuts that act on the selected lead: reply, mark as answered, assign to me, write a note. */
type LeadKey = 'r' | 'e' | 'a' | 'n';
const ANY_TYPE = 'any';
const SEARCH_DELAY_MS = 250;
const CLOCK_MS = 30_000;

export default function DeskPage() {
  const { data: settings, hasFailed } = useSettings();
  if (hasFailed && !settings) return <Page.Error />;
  if (!settings) return <Page.Loading />;
  if (settings.types.length === 0) return <Page.NoPermissions />;
  return <Desk settings={settings} />;
}

function Desk({ settings }: { settings: Settings }) {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [params, setParams] = useSearchParams();
  const setParam = (changes: Record<string, string>) =>
    setParams(
      (current) => {
        for (const [name, value] of Object.entries(changes))
          if (value) current.set(name, value);
          else current.delete(name);
        return current;
      },
      { replace: true },
    );
  const view = params.get('view') ?? 'all';
  const type = params.get('type') ?? '';
  const q = params.get('q') ?? '';
  const query = new URLSearchParams({ view, ...(type ? { type } : {}), ...(q ? { q } : {}) }).toString();

  const { leads, hasMore, hasFailed, reload, loadOlder } = useLeads(query);
  const counts = useCounts();
  const selected = params.get('lead');
  const first = leads?.[0] && keyOf(leads[0]);
  // Selects the first lead once. The selection then stays when newer leads arrive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: setParam has no state of its own
  useEffect(() => {
    if (!selected && first) setParam({ lead: first });
  }, [selected, first]);
  const { data: lead, hasFailed: hasLeadFailed, reload: reloadLead } = useLead(selected);
  const [dialog, setDialog] = useState<'reply' | 'help' | null>(null);
  /** A shortcut that was pressed before the lead had loaded; it runs afterwards. */
  const [waiting, setWaiting] = useState<LeadKey | null>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const detail = useRef<HTMLDivElement>(null);
  const now = useNow();
  const { columns, height } = useRestOfWindow();

  const change = async (body: Change): Promise<boolean> => {
    if (!selected) return false;
    try {
      await put(`/inbox/leads/${selected}`, body);
      reload();
      reloadLead();
      counts.reload();
      return true;
    } catch {
      toggleNotification({ type: 'danger', message: 'The change couldn’t be saved. Try again in a minute.' });
      return false;
    }
  };
  const index = leads?.findIndex((one) => keyOf(one) === selected) ?? -1;
  const lastIndex = useRef(0);
  useEffect(() => {
    if (index >= 0) lastIndex.current = index;
  }, [index]);
  const select = (key: string) => {
    setWaiting(null);
    setParam({ lead: key });
  };
  const step = (by: number) => {
    if (!leads?.length) return;
    const next = leads[nextIndex(leads.length, { index, lastIndex: lastIndex.current, by })];
    if (next) select(keyOf(next));
  };
  const act = (key: LeadKey) => {
    if (!lead) return setWaiting(key);
    setWaiting(null);
    if (!lead.canChange) return;
    if (key === 'r') setDialog('reply');
    if (key === 'e' && lead.isOpen) change({ state: 'answered' });
    if (key === 'a') change({ owner: settings.me });
    if (key === 'n') noteField.current?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when a lead has loaded
  useEffect(() => {
    if (lead && waiting) act(waiting);
  }, [lead]);
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    Enter: () => detail.current?.focus(),
    '/': () => searchField.current?.focus(),
    '?': () => setDialog('help'),
    r: () => act('r'),
    e: () => act('e'),
    a: () => act('a'),
    n: () => act('n'),
  });

  return (
    <Page.Main>
      <Page.Title>Leads</Page.Title>
      <Columns ref={columns} style={{ height }}>
        <Head>
          <Flex justifyContent="space-between" gap={4}>
            <Typography variant="alpha" tag="h1">
              Leads
            </Typography>
            <Flex gap={2}>
              <Button variant="ghost" onClick={() => setDialog('help')}>
                Keys
              </Button>
              <ExportButton file="leads.csv" query={query} />
            </Flex>
          </Flex>
          <Flex justifyContent="space-between" gap={4} wrap="wrap" paddingTop={3}>
            <Flex gap={1} wrap="wrap" role="group" aria-label="Which leads">
              {VIEWS.map(([name, label]) => (
                <ViewButton
                  key={name}
                  type="button"
                  aria-pressed={view === name}
                  onClick={() => setParam({ view: name === 'all' ? '' : name, lead: '' })}
                >
                  {label}
                  {counts.data?.[name] ? <Count $isLate={name === 'overdue'}>{counts.data[name]}</Count> : null}
                </ViewButton>
              ))}
            </Flex>
            <Flex gap={2}>
              {settings.types.length > 1 && (
                <SingleSelect
                  size="S"
                  aria-label="Kind of lead"
                  value={type || ANY_TYPE}
                  onChange={(value) => setParam({ type: value === ANY_TYPE ? '' : String(value), lead: '' })}
                >
                  <SingleSelectOption value={ANY_TYPE}>All kinds</SingleSelectOption>
                  {settings.types.map(({ name, label }) => (
                    <SingleSelectOption key={name} value={name}>
                      {label}
                    </SingleSelectOption>
                  ))}
                </SingleSelect>
              )}
              <Search field={searchField} value={q} onSearch={(words) => setParam({ q: words, lead: '' })} />
            </Flex>
          </Flex>
        </Head>
        <ListColumn>
          {leads === null && (hasFailed ? <Page.Error /> : <Page.Loading />)}
          {leads?.length === 0 && (
            <Box padding={6}>
              <Typography textColor="neutral600">Nothing here.</Typography>
            </Box>
          )}
          {leads && leads.length > 0 && (
            <LeadList
              leads={leads}
              selected={selected}
              settings={settings}
              now={now}
              hasMore={hasMore}
              hasFailed={hasFailed}
              onSelect={select}
              onLoadOlder={loadOlder}
            />
          )}
        </ListColumn>
        <DetailColumn ref={detail} tabIndex={-1}>
          {lead && (
            <LeadDetail
              key={keyOf(lead)}
              lead={lead}
              settings={settings}
              now={now}
              noteField={noteField}
              onChange={change}
              onReply={() => setDialog('reply')}
            />
          )}
          {!lead && selected && hasLeadFailed && (
            <EmptyStateLayout content="This lead couldn’t be loaded. It may have been deleted." />
          )}
        </DetailColumn>
      </Columns>
      {dialog === 'help' && <ShortcutsHelp onClose={() => setDialog(null)} />}
      {dialog === 'reply' && lead && (
        <ReplyDialog
          lead={lead}
          settings={settings}
          onClose={() => setDialog(null)}
          onSent={(sent) => {
            setDialog(null);
            change(sent);
          }}
        />
      )}
    </Page.Main>
  );
}

/** Height from the top of the columns to the bottom of the window. Strapi shows and hides bars above the page. */
function useRestOfWindow() {
  const columns = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop((columns.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { columns, height: `calc(100vh - ${top}px)` };
}

/** The current time, updated at intervals so that the clocks on the desk keep running. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

type SearchProps = { field: React.RefObject<HTMLInputElement>; value: string; onSearch: (words: string) => void };

/** Searches as the user types, after a short pause. */
function Search({ field, value, onSearch }: SearchProps) {
  const [words, setWords] = useState(value);
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => {
    if (words === value) return;
    const timer = setTimeout(() => search.current(words), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [words, value]);
  return (
    <SearchForm onSubmit={(event) => event.preventDefault()}>
      <Searchbar
        ref={field}
        name="search"
        size="S"
        placeholder="Search"
        clearLabel="Clear the search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onClear={() => setWords('')}
      >
        Search in leads
      </Searchbar>
    </SearchForm>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(30rem, 40rem) minmax(0, 1fr);
  min-height: 40rem;
  background: ${({ theme }) => theme.colors.neutral0};

  @media (max-width: 800px) {
    grid-template: auto minmax(0, 2fr) minmax(0, 3fr) / minmax(0, 1fr);
  }
`;
const Head = styled.header`
  grid-column: 1 / -1;
  padding: 2rem 2.4rem 1.6rem;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
`;
const ListColumn = styled.div`
  overflow-y: auto;
  border-right: 1px solid ${({ theme }) => theme.colors.neutral150};
`;
const DetailColumn = styled.div`
  overflow-y: auto;

  &:focus {
    outline: none;
  }
  &:focus-visible {
    box-shadow: inset 0 0 0 2px ${({ theme }) => theme.colors.primary600};
  }
`;
const ViewButton = styled.button`
  display: flex;
  gap: 0.6rem;
  align-items: center;
  height: 3.2rem;
  padding: 0 1.2rem;
  border: 0;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: transparent;
  color: ${({ theme }) => theme.colors.neutral700};
  font-size: 1.4rem;
  font-weight: 500;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;
const Count = styled.span<{ $isLate: boolean }>`
  color: ${({ theme, $isLate }) => ($isLate ? theme.colors.danger600 : theme.colors.neutral600)};
  font-size: 1.2rem;
  font-variant-numeric: tabular-nums;
`;
