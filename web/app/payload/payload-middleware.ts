import { type DataStrategyResult, data, type MiddlewareFunction, redirect, redirectDocument } from 'react-router';
import { isNewBuildOut, noteBuild } from '../builds/build-check';
import { loadChunk, loadDocument, targetUnderWay } from '../builds/chunks';
import { forgetPayloads, getPayload } from './payload-store';

type Results = Record<string, DataStrategyResult>;

/** Id of the layout around the pages (routes.ts). It has no data, and after an error React Router wants to be told so again. */
const AROUND_PAGES = 'layout/page-boundary';
const resultsFor = (route: string, result: DataStrategyResult): Results => ({
  [AROUND_PAGES]: { type: 'data', result: null },
  [route]: result,
});

let isAfterForm = false;
let shown: string | null = null;

/** The page that the visitor sees now. Loading it once more is a wish for new data. */
export const notePageShown = (path: string): void => {
  shown = path;
};

/**
 * Client-side navigation: the page's data comes from its payload, and nothing else is asked about that page. What follows a
 * form (the action itself and the reading after it) goes React Router's own way.
 */
export const payloads: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  if (request.method !== 'GET') {
    forgetPayloads();
    isAfterForm = true;
    return next();
  }
  if (isAfterForm) {
    isAfterForm = false;
    return next();
  }
  const path = `${url.pathname}${url.search}`;
  const isNavigation = targetUnderWay() === path;
  if (isNavigation && isNewBuildOut()) return loadDocument(path);

  const payload = await getPayload(path, { isForced: path === shown });
  noteBuild(payload.build);
  if (isNavigation && isNewBuildOut()) return loadDocument(path);
  if ('redirect' in payload) {
    const { to, status } = payload.redirect;
    const isInside = to.startsWith('/') && !to.startsWith('//');
    return {
      [payload.route]: { type: 'data', result: isInside ? redirect(to, status) : redirectDocument(to, status) },
    };
  }
  const [file] = payload.modules;
  if (file) await loadChunk(file);
  if ('error' in payload) {
    const { status, statusText, data: details } = payload.error;
    return resultsFor(payload.route, { type: 'error', result: data(details, { status, statusText }) });
  }
  return resultsFor(payload.route, { type: 'data', result: payload.data });
};
