import { Skeleton } from '#web/ui/Skeleton.tsx';
import { GridSkeleton } from '../products/GridSkeleton.tsx';

/** The shop page on its way: its title, its filters, its cards. */
export function ShopSkeleton() {
  return (
    <div className="page-width flex flex-col gap-6 pt-6 pb-16 sm:pb-24">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-12 w-full lg:ml-auto lg:w-60" />
      <div className="grid gap-10 lg:grid-cols-[15rem_1fr] lg:gap-14">
        <Skeleton className="h-160 max-lg:hidden" />
        <div>
          <GridSkeleton label="Loading products" cards={12} columns={3} />
        </div>
      </div>
    </div>
  );
}
