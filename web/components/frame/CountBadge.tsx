import { clsx } from 'clsx';

/** How many, on an icon's corner; nothing where there are none. Takes no room of its own. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null;
  return (
    <span
      className={clsx(
        'absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 font-medium text-[0.6875rem] text-on-accent leading-none tabular-nums',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
