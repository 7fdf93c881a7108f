import type { ReactNode } from 'react';

interface TabSectionProps {
  title: string;
  /** Buttons beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the account page with its heading. */
export function TabSection({ title, action, children }: TabSectionProps) {
  return (
    <section className="flex flex-col gap-6">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl sm:text-2xl">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
