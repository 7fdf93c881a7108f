import { useRecentlyViewed } from '#web/state/recentlyViewed.ts';
import { useLoaded } from '#web/ui/useLoaded.ts';

const loadRow = () => import('./RecentlyViewed.tsx');

/** The row of recently viewed products at the end of a page. Its code is loaded only if there are any. */
export function ViewedBefore({ currentId }: { currentId?: string }) {
  const isAny = useRecentlyViewed().some(({ _id }) => _id !== currentId);
  const row = useLoaded(loadRow, isAny);
  return row && <row.RecentlyViewed currentId={currentId} />;
}
