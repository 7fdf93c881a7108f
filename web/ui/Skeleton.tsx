import { clsx } from 'clsx';

/** Keeps the room of what is on its way. Give it that thing's measures. Without script nothing is. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block animate-pulse rounded-sm bg-sand noscript:hidden', className)}
    />
  );
}

/** Says once, for a whole group of skeletons, that something is on its way; and that it isn't, where script is off. */
export function Loading({ label = 'Loading' }: { label?: string }) {
  return (
    <>
      <p role="status" className="sr-only noscript:hidden">
        {label}
      </p>
      <NeedsScript what="page" />
    </>
  );
}

/** Where a browser runs no script, in place of what can't be had without. */
export function NeedsScript({ what }: { what: 'page' | 'form' }) {
  return (
    <p className="hidden rounded-sm bg-sand p-4 text-sm noscript:block">
      This {what} needs JavaScript, which your browser has switched off.
    </p>
  );
}
