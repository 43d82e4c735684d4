import { useEffect, useState } from 'react';
import { useFetched } from '../use-fetched';

const REFRESH_MS = 30_000;
const PAGE = 50;
/** Maximum `limit` that the CMS accepts. */
const MAX_LEADS = 1000;

/* Response shapes of cms/src/inbox/desk.ts. */
export type LeadSummary = {
  type: string;
  typeLabel: string;
  id: string;
  name: string;
  about: string;
  excerpt: string;
  state: string;
  isOpen: boolean;
  owner: string;
  receivedAt: string;
  dueAt: string | null;
  answeredAt: string | null;
};
export type HistoryEntry = { at: string; by: string; state?: string; owner?: string; note?: string; reply?: string };
export type Lead = LeadSummary & {
  email: string;
  company: string;
  sent: { name: string; label: string; value: string }[];
  sourcePage: string;
  cv: { name: string; url: string } | null;
  job: { documentId: string; title: string; contact: string } | null;
  notes: string;
  deletedAt: string | null;
  history: HistoryEntry[];
  canChange: boolean;
  panelPath: string;
};
export type Template = {
  documentId: string;
  name: string;
  for_leads: string;
  state_after: string;
  subject: string;
  text: string;
};
export type Settings = {
  me: string;
  studio: { name: string; city: string; timeZone: string; siteUrl: string };
  types: { name: string; label: string; states: string[]; owners: { email: string; name: string }[] }[];
  templates: Template[];
};
export type Change = { state?: string; owner?: string | null; note?: string; reply?: string };
export type Report = {
  weeks: { start: string; leads: number }[];
  sources: { name: string; leads: number }[];
  medianReplyMinutes: number | null;
};
export type Counts = Record<string, number>;
type Page = { leads: LeadSummary[]; hasMore: boolean };

export const keyOf = ({ type, id }: Pick<LeadSummary, 'type' | 'id'>): string => `${type}/${id}`;

const useDeskData = <T>(path: string | null) => useFetched<T>(path, REFRESH_MS);

export const useSettings = () => useDeskData<Settings>('/inbox/desk');
export const useCounts = () => useDeskData<Counts>('/inbox/counts');
export const useReport = () => useDeskData<Report>('/inbox/report');
export const useLead = (key: string | null) => useDeskData<Lead>(key && `/inbox/leads/${key}`);

/** Fetches the whole list again at intervals. The previous list stays while more leads load, and if that fails. */
export function useLeads(query: string) {
  const [wanted, setWanted] = useState({ query, limit: PAGE });
  const limit = wanted.query === query ? wanted.limit : PAGE;
  const { data, hasFailed, reload } = useDeskData<Page>(`/inbox/leads?${query}&limit=${limit}`);
  const [shown, setShown] = useState<{ query: string; page: Page } | null>(null);
  useEffect(() => {
    if (data) setShown({ query, page: data });
  }, [data, query]);
  const page = data ?? (shown?.query === query ? shown.page : null);
  return {
    leads: page?.leads ?? null,
    hasMore: page?.hasMore ?? false,
    hasFailed,
    reload,
    loadOlder: limit < MAX_LEADS ? () => setWanted({ query, limit: limit + PAGE }) : null,
  };
}
