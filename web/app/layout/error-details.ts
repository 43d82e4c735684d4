import { isRouteErrorResponse } from 'react-router';
import { MissingCodeError } from '../navigation/chunk-reload';

/** What the technical details of the error page show. */
export type ShownError = {
  status: number;
  name: string;
  message: string;
  /** Finds the entry in the server's log. Errors of the visitor's own browser have none. */
  reference: string | null;
  /** Published pages with an address like the one that was not found. */
  similarPages: { label: string; to: string }[];
  stack: string | null;
  /** How it can be tried again: with the data alone, or by loading the page with its code anew. */
  retry: 'data' | 'document';
  /** Address of the page whose code is missing; null when it is the page's own. */
  target: string | null;
};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const isPageLink = (value: unknown): value is { label: string; to: string } =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  typeof value.label === 'string' &&
  'to' in value &&
  typeof value.to === 'string';

/**
 * Reads what was thrown: a response of the site (`app/report-errors.server.ts` says what is in it) or an error of the browser. The
 * server's stack is in it only when the server sent one, which it does in development; the browser's own is always shown.
 */
export function readError(error: unknown): ShownError {
  if (isRouteErrorResponse(error)) {
    const details: Record<string, unknown> = typeof error.data === 'object' && error.data !== null ? error.data : {};
    return {
      status: error.status,
      name: text(details.name) ?? text(error.statusText) ?? 'Error',
      message: text(details.message) ?? '',
      reference: text(details.reference),
      similarPages: Array.isArray(details.similarPages) ? details.similarPages.filter(isPageLink) : [],
      stack: text(details.stack),
      retry: 'data',
      target: null,
    };
  }
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    status: 500,
    name,
    message,
    reference: null,
    similarPages: [],
    stack: stack ?? null,
    // Data that did not arrive is asked for again; code that is missing or broken needs another document.
    retry: name === 'TypeError' && /fetch|load failed|network/i.test(message) ? 'data' : 'document',
    target: error instanceof MissingCodeError ? error.path : null,
  };
}
