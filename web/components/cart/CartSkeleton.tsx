import { cartTexts } from '#texts/cart.ts';
import { Loading } from '#web/components/layout/Loading.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const lines = [1, 2];

export function CartSkeleton() {
  return (
    <div className="page-width min-h-[70vh] py-8 sm:py-12">
      <PageTitle>{cartTexts.title}</PageTitle>
      <div className="pt-2">
        <Loading label={cartTexts.loading} />
      </div>
      <div className="noscript:hidden grid gap-10 pt-6 lg:grid-cols-[1fr_24rem] lg:gap-16">
        <div>
          {lines.map((line) => (
            <div key={line} className="flex gap-4 border-line border-t py-6 sm:gap-6">
              <Skeleton className="aspect-4/5 w-24 shrink-0 sm:w-32" />
              <div className="flex grow flex-col gap-3">
                <Skeleton className="h-6 w-3/4" />
                <Skeleton className="h-4 w-24" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="h-80 w-full" />
      </div>
    </div>
  );
}
