/** What a link or a search does without a network. */

import { offlineTexts } from '#texts/offline.ts';
import { goTo } from '#web/browser/goTo.ts';
import { placeOf } from '#web/browser/place.ts';
import { wasSeen } from '#web/state/lastShown.ts';
import { toast } from '#web/ui/toast.ts';
import { cacheNames } from './cacheNames.ts';
import { storedAs } from './storedPages.ts';

const offlineText = offlineTexts.noPage;

/** In milliseconds. */
const TIMEOUT_MS = 4_000;

/** Asks the shop itself: a browser may report that it is offline when it is not. */
const isReached = (url: URL): Promise<boolean> =>
  fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    () => true,
    () => false,
  );

async function isStored(url: URL): Promise<boolean> {
  const name = storedAs(url);
  if (name === null || !('caches' in window)) return false;
  return (await (await caches.open(cacheNames.pages)).match(name, { ignoreVary: true })) !== undefined;
}

/** A stored page is a whole document, so it replaces this one. */
async function follow(url: URL): Promise<void> {
  if (await isReached(url)) goTo(placeOf(url) + url.hash);
  else if (await isStored(url)) window.location.assign(url);
  else toast(offlineText, 'bad');
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;

const elementOf = (event: Event): EventTarget | null =>
  event.type === 'mouseout' ? (event as MouseEvent).relatedTarget : event.target;

/** The page of the shop that the link at the event's target leads to. Null for other links and if there is no link. */
function linkOf({ target }: Pick<Event, 'target'>): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return new URL(link.href);
}

/**
 * The page that a search leads to. Null for other forms, for a blank search, and for one that picks a suggestion: its page is the
 * router's to open.
 */
function searchOf({ target }: Pick<Event, 'target'>): URL | null {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get' || !target.hasAttribute('action'))
    return null;
  const typed = [...new FormData(target)].map(([name, value]) => [name, String(value)] as [string, string]);
  if (typed.every(([, value]) => value.trim() === '')) return null;
  if (target.querySelector('[aria-activedescendant]')) return null;
  const url = new URL(target.action);
  url.search = String(new URLSearchParams(typed));
  return url;
}

/**
 * Stops the event before the router sees it. The router would fetch the next page's data and reload this page when that
 * fails.
 */
function stayIfOffline(event: Event): void {
  if (navigator.onLine) return;
  const isSearch = event.type === 'submit';
  const url = isSearch ? searchOf(event) : linkOf({ target: elementOf(event) });
  if (!url || url.pathname === location.pathname || wasSeen(url)) return;
  event.stopPropagation();
  if (!isSearch && (event.type !== 'click' || !isPlainClick(event as MouseEvent))) return;
  event.preventDefault();
  void follow(url);
}

/**
 * The events on which the router follows or prefetches a link, or sends a search. React derives mouseenter from mouseout and its related
 * target.
 */
const linkEvents = ['click', 'mouseover', 'mouseout', 'focusin', 'touchstart', 'submit'];

/**
 * Offline, a link to a page that is not stored, or a search, keeps the user on this page. The toaster is loaded early, while there is
 * still a network.
 */
export function watchLinks(): void {
  void import('#web/ui/Toaster.tsx').catch(() => undefined);
  for (const name of linkEvents) window.addEventListener(name, stayIfOffline, { capture: true });
}
