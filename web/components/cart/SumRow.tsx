import type { ReactNode } from 'react';

/** An amount in the list of what an order costs. */
export const SumRow = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-muted">{term}</dt>
    <dd className="text-right">{children}</dd>
  </div>
);
