/** A response that is being produced, and the changes to its data meanwhile. */
import type { CachedResponse } from './cachedResponse.ts';
import { renderEveryMs } from './freshness.ts';

export interface PendingResponse {
  response: Promise<CachedResponse>;
  startedAt: number;
  /** A change of stock leaves it usable for a moment. */
  mayBeStale: boolean;
  /** Tags changed during production. A response that carries one is not stored. */
  touched: Set<string>;
  /** Tags marked stale during production, each since its first mark. A response that carries one is stored as stale. */
  marked: Map<string, number>;
  /** The cache was cleared meanwhile. */
  outdated: boolean;
}

export function markPending(
  { mayBeStale, touched, marked }: PendingResponse,
  tag: string,
  now: number,
): void {
  if (!mayBeStale) touched.add(tag);
  else if (!marked.has(tag)) marked.set(tag, now);
}

/**
 * Whether a new request may wait for it. Its tags are not known yet, so any change may concern it. A page that may be
 * stale is not rendered again at each sale.
 */
export function mayJoin({ touched, marked, outdated }: PendingResponse, now: number): boolean {
  const [firstMark = now] = marked.values();
  return touched.size === 0 && !outdated && now - firstMark < renderEveryMs;
}

/** When the first of these tags was marked stale. `Infinity`: none was. */
export const staleSince = ({ marked }: PendingResponse, tags: readonly string[]): number =>
  Math.min(...tags.map((tag) => marked.get(tag) ?? Number.POSITIVE_INFINITY));
