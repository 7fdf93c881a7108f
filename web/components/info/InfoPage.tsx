import type { ReactNode } from 'react';
import { infoTexts } from '#texts/info.ts';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

interface InfoPageProps {
  title: string;
  overline?: string;
  lead: ReactNode;
  /** Picture below the title. */
  picture?: ReactNode;
  children: ReactNode;
}

/** An information page: title and lead, with one column of text at reading width. */
export function InfoPage({ title, overline, lead, picture, children }: InfoPageProps) {
  return (
    <div className="page-width py-8 sm:py-12">
      <Breadcrumbs trail={[{ label: infoTexts.home, to: '/' }, { label: title }]} />
      <div className="mx-auto grid max-w-text gap-12 pt-8 pb-16 sm:pt-12 xl:max-w-none xl:grid-cols-[minmax(0,1fr)_minmax(0,42rem)] xl:gap-16">
        <div className="flex flex-col gap-8 self-start xl:sticky xl:top-12">
          <PageTitle overline={overline} lead={lead}>
            {title}
          </PageTitle>
          {picture}
        </div>
        <div className="flex flex-col gap-12 xl:pt-7">{children}</div>
      </div>
    </div>
  );
}

/** For paragraphs, lists and tables without classes of their own. */
export const proseClass =
  'flex flex-col gap-4 [&_li]:pl-1 [&_ol]:list-numbered [&_ol]:space-y-2 [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-5 [&_ul]:marker:text-accent wrap-anywhere';

interface InfoSectionProps {
  /** Empty: only the content. */
  title: string;
  children: ReactNode;
}

/** A heading with its content. */
export function InfoSection({ title, children }: InfoSectionProps) {
  if (!title) return <div className={proseClass}>{children}</div>;
  return (
    <section className={proseClass}>
      <h2 className="text-xl sm:text-2xl">{title}</h2>
      {children}
    </section>
  );
}
