import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useStore } from 'zustand';
import { oldPagesTexts } from '#texts/oldPages.ts';
import { oldPage, placeName, watchOldPages } from './oldPages.ts';

/** Says that the page is old while it is loaded again. It takes no presses: what is below it stays usable. */
export function OldPageNote() {
  const { revalidate } = useRevalidator();
  const here = placeName(useLocation());
  const isOld = useStore(oldPage, ({ place }) => place === here);
  useEffect(() => watchOldPages(revalidate), [revalidate]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-2 bottom-[calc(0.75rem+var(--foot-bar,0px))] z-40 flex justify-center"
    >
      {isOld && (
        <p className="rounded-md bg-night px-4 py-2 text-center text-on-night text-sm shadow-high">
          {oldPagesTexts.refreshing}
        </p>
      )}
    </div>
  );
}
