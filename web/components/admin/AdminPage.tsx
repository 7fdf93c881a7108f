import type { ReactNode } from 'react';

interface AdminPageProps {
  title: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** An admin page: title on the left, buttons on the right, content below. */
export function AdminPage({ title, actions, children }: AdminPageProps) {
  return (
    <div className="page-width flex flex-col gap-4 pt-2 pb-16 print:block print:p-0">
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 className="wrap-anywhere min-w-0 text-2xl lg:text-3xl">{title}</h1>
        {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
