import type { ReactNode } from 'react';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

interface InfoPageProps {
  title: string;
  overline?: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page to be read: one column, as wide as a line of text should be. */
export function InfoPage({ title, overline, lead, children }: InfoPageProps) {
  return (
    <div className="page-width py-8 sm:py-12">
      <Breadcrumbs trail={[{ label: 'Home', to: '/' }, { label: title }]} />
      <div className="mx-auto flex max-w-prose flex-col gap-12 pt-8 pb-16 sm:pt-12">
        <PageTitle overline={overline} lead={lead}>
          {title}
        </PageTitle>
        {children}
      </div>
    </div>
  );
}

/** A heading and what belongs under it: paragraphs, lists, tables, as plain elements. */
export function InfoSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_li]:pl-1 [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-5 [&_ul]:marker:text-accent">
      <h2 className="text-xl sm:text-2xl">{title}</h2>
      {children}
    </section>
  );
}
