import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Loading } from './Loading.tsx';

/** Placeholder of a page: its title, if known, and some lines. */
export function PageSkeleton({ title }: { title?: string }) {
  return (
    <div className="page-width flex min-h-[70vh] flex-col gap-6 py-12">
      {title ? <PageTitle>{title}</PageTitle> : <Skeleton className="h-10 w-64 max-w-full" />}
      <Loading isHeading={!title} />
      <Skeleton className="h-5 w-96 max-w-full" />
      <Skeleton className="mt-6 h-64 w-full" />
    </div>
  );
}
