import { Loading } from '#web/components/layout/Loading.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Placeholder of an admin list: title, filters, rows. */
export function ListSkeleton() {
  return (
    <div className="page-width flex flex-col gap-4 pt-2 pb-16">
      <Loading isHeading />
      <Skeleton className="h-12 w-48" />
      <Skeleton className="h-11 w-full max-w-2xl" />
      <Skeleton className="h-12 w-full" />
      <div className="flex flex-col gap-2">
        {Array.from({ length: 10 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no id
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    </div>
  );
}
