import type { ReactNode } from 'react';

/** An icon in an arch, for pages with little else to show. */
export function Arch({ icon }: { icon: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="relative grid h-28 w-22 place-items-center rounded-t-full bg-sand text-accent before:absolute before:inset-1.5 before:rounded-t-full before:border before:border-accent/25"
    >
      {icon}
    </span>
  );
}
