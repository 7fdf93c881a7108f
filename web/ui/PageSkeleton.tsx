import { NeedsScript, Skeleton } from './Skeleton.tsx';

/** A page on its way: a title and some lines. What is on its way is its heading until the page has one. */
export function PageSkeleton() {
  return (
    <div className="page-width flex min-h-[70vh] flex-col gap-6 py-12">
      <h1 className="sr-only">
        <span role="status">Loading</span>
      </h1>
      <NeedsScript what="page" />
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-5 w-96 max-w-full" />
      <Skeleton className="mt-6 h-64 w-full" />
    </div>
  );
}
