import type { ReactNode } from 'react';
import { ArchPhoto } from '#web/components/home/ArchPhoto.tsx';
import { NeedsScript } from '#web/components/layout/Loading.tsx';

interface AuthPageProps {
  title: string;
  lead?: ReactNode;
  /** Link to the other page: register or log in. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A page with one short form; wide screens add a photograph. */
export function AuthPage({ title, lead, footer, children }: AuthPageProps) {
  return (
    <div className="page-width grid items-start justify-items-center gap-16 py-8 sm:py-16 lg:grid-cols-2">
      <ArchPhoto name="pearl-stone" className="sticky top-8 w-full max-w-md max-lg:hidden" />
      <section className="w-full max-w-form lg:py-8">
        <header className="flex flex-col gap-2 pb-8 text-center lg:text-left">
          <h1 className="text-3xl">{title}</h1>
          {lead && <p className="text-muted">{lead}</p>}
        </header>
        <NeedsScript what="form" />
        {children}
        {footer && (
          <p className="mt-8 border-line border-t pt-6 text-center text-muted text-sm lg:text-left">
            {footer}
          </p>
        )}
      </section>
    </div>
  );
}

export const authLinkClass =
  'inline-flex min-h-6 items-center justify-center pointer-coarse:min-h-11 pointer-coarse:min-w-11 font-medium text-accent underline underline-offset-4 hover:text-accent-deep';
