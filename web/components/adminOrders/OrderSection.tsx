import type { ReactNode } from 'react';

/** A section of the order dialog. */
export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="overline-text font-text text-muted">{title}</h3>
      {children}
    </section>
  );
}
