import { Loading } from '#web/components/layout/Loading.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { gridClass } from './gridClass.ts';

interface GridSkeletonProps {
  label: string;
  /** Serves as the page's heading until it has one. */
  isHeading?: boolean;
  cards?: number;
  columns?: 3 | 4;
}

/** Placeholder of a product grid. */
export function GridSkeleton({ label, isHeading, cards = 8, columns = 4 }: GridSkeletonProps) {
  return (
    <>
      <Loading label={label} isHeading={isHeading} />
      <div className={gridClass(columns)}>
        {Array.from({ length: cards }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no id
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
