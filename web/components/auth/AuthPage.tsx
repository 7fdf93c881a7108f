import type { ReactNode } from 'react';

interface AuthPageProps {
  title: string;
  lead?: ReactNode;
  /** Another way: no account yet, or one already. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A page with one short form on it. */
export function AuthPage({ title, lead, footer, children }: AuthPageProps) {
  return (
    <div className="page-width flex justify-center py-8 sm:py-16">
      <section className="w-full max-w-form">
        <header className="flex flex-col gap-2 pb-8 text-center">
          <h1 className="text-3xl">{title}</h1>
          {lead && <p className="text-muted">{lead}</p>}
        </header>
        {children}
        {footer && <p className="mt-8 border-line border-t pt-6 text-center text-muted text-sm">{footer}</p>}
      </section>
    </div>
  );
}

export const authLinkClass =
  'inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-deep';
