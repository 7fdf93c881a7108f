import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';

/** A product on its way: its photo, its name and price, what there is to choose. */
export function ProductSkeleton() {
  return (
    <div className="page-width flex flex-col gap-6 pt-6 pb-16 sm:pb-24">
      <Loading label="Loading the product" />
      <Skeleton className="h-5 w-48" />
      <div className="grid gap-8 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14 2xl:grid-cols-[minmax(0,45rem)_minmax(0,1fr)] 2xl:gap-20">
        <Skeleton className="aspect-square" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-10 w-5/6" />
          <Skeleton className="h-8 w-32" />
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      </div>
    </div>
  );
}
