/**
 * When a stale page may still be served. Every sale changes the stock that a product's page shows. Rendering the page for
 * each would take more time than serving it, so the page may show its stock a moment later. The checkout is exact.
 */

/** A page that sells all the time is rendered again at most this often. */
export const renderEveryMs = 250;

/** The announcement of a change takes up to 250 ms. With it, every page shows a change within a second. */
export const maxStaleMs = 750;

export interface Freshness {
  /** When its production began. Its data may be as old as that. */
  startedAt: number;
  /** When data that it shows changed. `Infinity` while it is fresh. */
  staleSince: number;
}

/** `isRendering`: a new rendering has begun and will replace it. */
export const mayServe = ({ startedAt, staleSince }: Freshness, now: number, isRendering: boolean): boolean =>
  staleSince === Number.POSITIVE_INFINITY ||
  (now - staleSince <= maxStaleMs && (isRendering || now - startedAt < renderEveryMs));
