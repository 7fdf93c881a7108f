import type { ReactNode } from 'react';

/** One part of an opened order, under its small heading. */
export function DeskSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="overline-text font-text text-muted">{title}</h3>
      {children}
    </section>
  );
}
