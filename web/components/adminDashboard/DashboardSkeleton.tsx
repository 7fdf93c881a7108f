import { Loading } from '#web/components/layout/Loading.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

export function DashboardSkeleton() {
  return (
    <div className="page-width flex flex-col gap-6 pt-6 pb-16 lg:pt-8">
      <Loading isHeading />
      <Skeleton className="h-12 w-48" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {['products', 'orders', 'revenue', 'pending'].map((card) => (
          <Skeleton key={card} className="h-24" />
        ))}
      </div>
      <Skeleton className="h-12 w-full" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </div>
  );
}
