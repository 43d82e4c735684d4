import { isRouteErrorResponse } from 'react-router';
import type { Image } from '#app/content/media.server.ts';
import { MissingCodeError } from '#app/navigation/chunk-reload.ts';
import { UnreachableError } from '#app/navigation/page-data.ts';

export type ShownError = {
  status: number;
  name: string;
  message: string;
  /** Identifies the server's log entry. Null for errors in the browser. */
  reference: string | null;
  similarPages: { label: string; to: string }[];
  /** The image of the 404 page, if the studio has one. */
  picture: Image | null;
  stack: string | null;
  /** What a retry loads again: the page's data, or the whole document with its code. */
  retry: 'data' | 'document';
  /** The page whose code is missing; null if it is the current one. */
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

/** Checks `src` only, because the value comes from our own server. */
const isImage = (value: unknown): value is Image =>
  typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string';

/**
 * Reads an error for the error page. Error responses come from app/report-errors.server.ts, which sends a stack in
 * development only. An error in the browser always has its stack.
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
      picture: isImage(details.picture) ? details.picture : null,
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
    picture: null,
    stack: stack ?? null,
    // Only a new document can fix code that is missing or broken.
    retry: error instanceof UnreachableError ? 'data' : 'document',
    target: error instanceof MissingCodeError ? error.path : null,
  };
}
