/**
 * The last data of each page in this visit. Without a network, a page that was open before, such as the list that Back
 * leads to, shows this data.
 */
import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router';
import { createStore } from 'zustand/vanilla';
import { Problem } from '#domain/problems.ts';
import { errorPagesTexts } from '#texts/errorPages.ts';
import { placeOf } from '#web/browser/place.ts';
import { toast } from '#web/ui/toast.ts';
import { lastRootData, recordSettingsRead } from './settings.ts';

/** Limit of stored pages; the least recently seen ones go first. */
const MOST_PAGES = 30;

const seen = new Map<string, unknown>();

type Place = Pick<URL, 'pathname' | 'search'>;

export const wasSeen = (place: Place): boolean => seen.has(placeOf(place));

/** Changes with each page that is shown. */
export const shownPlace = createStore<{ place: Place | null }>(() => ({ place: null }));

export function notePage(place: Place, loaderData: unknown): void {
  shownPlace.setState({ place });
  const key = placeOf(place);
  seen.delete(key);
  seen.set(key, loaderData);
  const [oldest = ''] = seen.keys();
  if (seen.size > MOST_PAGES) seen.delete(oldest);
}

/** The pages may hold data of the user who logs out. */
export const forgetPages = (): void => seen.clear();

export const staleText = errorPagesTexts.pageAsLastSeen;

/** `fetch` rejects with a TypeError. The router wraps it if the connection breaks within the response. */
const hasNoResponse = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError);

function pageOffline(url: URL): DataStrategyResult {
  const last = seen.get(placeOf(url));
  if (!last) return { type: 'error', result: new Problem('unreachable') };
  toast(staleText, 'plain');
  return { type: 'data', result: last };
}

const isServerFault = (error: unknown): boolean => isRouteErrorResponse(error) && error.status >= 500;

/** Without new settings an open page keeps its last ones, so that an error replaces the page but not its layout. */
function rootOrLast(root: DataStrategyResult): DataStrategyResult {
  // Record the read even if it failed, so that the next navigation does not wait for a response that may never come.
  recordSettingsRead();
  const last = lastRootData();
  const failed = root.type === 'error' && (hasNoResponse(root.result) || isServerFault(root.result));
  return failed && last ? { type: 'data', result: last } : root;
}

/** Runs around the loaders of each navigation in the browser. */
export const orLastShown: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ url }, next) => {
  const { root, ...pages } = await next();
  const results = Object.entries(pages).map(([id, page]) => [
    id,
    page.type === 'error' && hasNoResponse(page.result) ? pageOffline(url) : page,
  ]);
  return { ...Object.fromEntries(results), ...(root && { root: rootOrLast(root) }) };
};
