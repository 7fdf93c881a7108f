import { loadingTexts } from '#texts/loading.ts';
import { GridSkeleton } from '#web/components/products/GridSkeleton.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Loading } from './Loading.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Outline of a page that is loading. */
export function PageOutline({ path }: { path: string }) {
  if (path === '/products') return <CatalogueSkeleton />;
  if (path.startsWith('/products/')) return <ProductSkeleton />;
  return <PageSkeleton />;
}

/** Placeholder of the catalogue: title, filters, cards. */
function CatalogueSkeleton() {
  return (
    <div className="page-width flex flex-col gap-6 pt-6 pb-16 sm:pb-24">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-12 w-full lg:ml-auto lg:w-60" />
      <div className="grid gap-10 lg:grid-cols-[15rem_1fr] lg:gap-14">
        <Skeleton className="h-160 max-lg:hidden" />
        <div>
          <GridSkeleton label={loadingTexts.loadingProducts} isHeading cards={12} columns={3} />
        </div>
      </div>
    </div>
  );
}

/** Placeholder of a product page: photo, name, price and options. */
function ProductSkeleton() {
  return (
    <div className="page-width flex flex-col gap-6 pt-6 pb-16 sm:pb-24">
      <Loading label={loadingTexts.loadingTheProduct} isHeading />
      <Skeleton className="h-5 w-48" />
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14 2xl:grid-cols-[minmax(0,45rem)_minmax(0,1fr)] 2xl:gap-20">
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
