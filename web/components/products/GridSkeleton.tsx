import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { gridClass } from './gridClass.ts';

interface GridSkeletonProps {
  label: string;
  cards?: number;
  columns?: 3 | 4;
}

/** Keeps the room of cards that are on their way. */
export function GridSkeleton({ label, cards = 8, columns = 4 }: GridSkeletonProps) {
  return (
    <>
      <Loading label={label} />
      <div className={gridClass(columns)}>
        {Array.from({ length: cards }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one is as good as another
          <div key={place} className="flex flex-col gap-3">
            <Skeleton className="aspect-square" />
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-6 w-1/2" />
          </div>
        ))}
      </div>
    </>
  );
}
