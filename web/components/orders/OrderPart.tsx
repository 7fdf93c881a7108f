import type { ReactNode } from 'react';

/** A part of the customer's order dialog. */
export const OrderPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="overline-text mb-2 font-text text-muted">{title}</h3>
    {children}
  </section>
);
