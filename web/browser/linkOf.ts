/** The page of the shop that the link at the event's target leads to. Null for other links and if there is no link. */
export function linkOf({ target }: Pick<Event, 'target'>): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return new URL(link.href);
}
