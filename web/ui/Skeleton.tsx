import { clsx } from 'clsx';

/** Keeps the room of what is on its way. Give it that thing's measures. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block animate-pulse rounded-sm bg-sand', className)} />;
}

/** Says once, for a whole group of skeletons, that something is on its way. */
export function Loading({ label = 'Loading' }: { label?: string }) {
  return (
    <p role="status" className="sr-only">
      {label}
    </p>
  );
}
