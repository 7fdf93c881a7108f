import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface PageTitleProps {
  /** Overline in small capitals. */
  overline?: ReactNode;
  children: ReactNode;
  /** Sentence below the title. */
  lead?: ReactNode;
  isCentred?: boolean;
}

export function PageTitle({ overline, children, lead, isCentred = false }: PageTitleProps) {
  return (
    <header className={clsx('flex flex-col gap-3', isCentred && 'items-center text-center')}>
      {overline && <p className="overline-text text-accent">{overline}</p>}
      <h1 className="text-2xl sm:text-3xl lg:text-4xl">{children}</h1>
      {lead && <p className="max-w-text text-muted sm:text-lg">{lead}</p>}
    </header>
  );
}
