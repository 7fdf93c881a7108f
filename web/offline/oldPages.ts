/** Whether the page shows what the service worker had stored, and its data is still on the way. */
import { createStore } from 'zustand/vanilla';
import { wantedPath } from '#web/browser/goTo.ts';
import { placeOf } from '#web/browser/place.ts';
import { shownPlace, staleText } from '#web/state/lastShown.ts';
import { expireSettings, recordSettingsRead } from '#web/state/settings.ts';
import { toast } from '#web/ui/toast.ts';
import { type DataMessage, isDataMessage } from './dataMessages.ts';
import { pageOfData, showsPublicData } from './storedPages.ts';

type Place = Pick<URL, 'pathname' | 'search'>;

/** The place whose data is old, and awaited. */
export const oldPage = createStore<{ place: string | null }>(() => ({ place: null }));

/** The router names the routes whose data it wants. It writes the rest of a query in its own way, as `+` for a space. */
function nameOf(path: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('_routes');
  return `${path}?${query}`;
}

export const placeName = (place: Place): string => {
  const { pathname, search } = new URL(placeOf(place), location.origin);
  return nameOf(pathname, search);
};

const nameOfData = ({ pathname, search }: Place): string => nameOf(pageOfData(pathname), search);

const nameOfWanted = (): string => placeName(new URL(wantedPath(), location.origin));

const isStored = ({ serverTiming }: PerformanceResourceTiming): boolean =>
  serverTiming.some(({ name }) => name === 'stored');

/**
 * True if what the page shows came from the store before anybody listened: the service worker marks what it stores
 * (`limits.ts` there).
 */
function cameFromStore(): boolean {
  const ofPage = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, initiatorType }) =>
      initiatorType === 'fetch' && nameOfData(new URL(name)) === placeName(location),
  );
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const shown = ofPage.at(-1) ?? document;
  return shown !== undefined && isStored(shown);
}

type Revalidate = () => Promise<void>;

/** Asks for what the service worker has, by the same address: the settings are in it or not. */
function takeFresh(url: URL, revalidate: Revalidate): Promise<void> {
  if (url.searchParams.has('_routes')) recordSettingsRead();
  else expireSettings();
  return revalidate();
}

/** The page stays as it was stored. */
function sayUnreachable(): void {
  oldPage.setState({ place: null });
  toast(staleText, 'plain');
}

async function follow({ url, is }: DataMessage, revalidate: Revalidate): Promise<void> {
  const data = new URL(url);
  const place = nameOfData(data);
  if (place !== nameOfWanted()) return;
  if (is === 'old') return oldPage.setState({ place });
  if (is === 'unreachable') return sayUnreachable();
  await takeFresh(data, revalidate);
  oldPage.setState({ place: null });
}

/** A page from before the listening is loaded again. The service worker says if that takes long. */
async function refresh(revalidate: Revalidate): Promise<void> {
  const place = placeName(location);
  oldPage.setState({ place });
  let isAwaited = false;
  const stop = onData(({ is }) => {
    isAwaited = is === 'old';
  });
  await revalidate();
  stop();
  if (!isAwaited && oldPage.getState().place === place) oldPage.setState({ place: null });
}

function onData(listen: (message: DataMessage) => void): () => void {
  const receive = ({ data }: MessageEvent) => {
    if (isDataMessage(data)) listen(data);
  };
  navigator.serviceWorker?.addEventListener('message', receive);
  return () => navigator.serviceWorker?.removeEventListener('message', receive);
}

/** Returns what ends it. */
export function watchOldPages(revalidate: Revalidate): () => void {
  const stopListening = onData((message) => void follow(message, revalidate));
  const stopWatching = shownPlace.subscribe(({ place }) => {
    if (place && placeName(place) !== oldPage.getState().place) oldPage.setState({ place: null });
  });
  if (cameFromStore()) {
    if (!navigator.onLine) toast(staleText, 'plain');
    else if (showsPublicData(placeName(location).replace(/\?.*/, ''))) void refresh(revalidate);
  }
  return () => {
    stopListening();
    stopWatching();
  };
}
