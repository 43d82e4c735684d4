import { useFetched } from '../use-fetched';

/* Response shapes of cms/src/history/history-api.ts. */
export type VersionSummary = {
  id: number;
  type: string;
  typeName: string;
  entry: string;
  /** Null for a type without translations. */
  language: string | null;
  title: string;
  event: 'published' | 'saved' | 'before' | 'unpublished' | 'deleted';
  by: string;
  when: string;
};
export type VersionDetail = VersionSummary & {
  isFirst: boolean;
  changes: { kind: 'added' | 'removed'; label: string; text: string }[];
  hasDrafts: boolean;
  canRestore: boolean;
};
type List = { versions: VersionSummary[]; hasMore: boolean };

export const EVENTS: Record<VersionSummary['event'], string> = {
  published: 'Published',
  saved: 'Saved',
  before: 'What was there before',
  unpublished: 'Unpublished',
  deleted: 'Deleted',
};

export const useVersions = (query: string | null) => useFetched<List>(query === null ? null : `/history/?${query}`);
export const useVersion = (id: string | null) => useFetched<VersionDetail>(id && `/history/${id}`);
