import { clsx } from 'clsx';

/** Placeholder of loading content; give it the content's size. Hidden without script. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block animate-pulse rounded-sm bg-sand noscript:hidden', className)}
    />
  );
}
