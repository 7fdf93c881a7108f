import { type ReactNode, useId } from 'react';
import { adminTexts } from '#texts/admin.ts';
import { Link } from '#web/ui/Link.tsx';

interface PanelProps {
  title: string;
  /** Link to the full list. */
  more?: { to: string; label: string };
  /** What the figures include. */
  note?: string;
  children: ReactNode;
}

export function Panel({ title, more, note, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-2 rounded-md border border-line bg-paper p-4 lg:p-5"
    >
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {more && (
          <Link to={more.to} className="py-2 text-accent text-sm underline-offset-4 hover:underline">
            {more.label}
          </Link>
        )}
      </div>
      {children}
      {note && <p className="text-muted text-xs">{adminTexts.sentence(note)}</p>}
    </section>
  );
}

/** Replaces the rows of an empty panel. */
export function EmptyPanel({ children }: { children: string }) {
  return <p className="py-6 text-center text-muted text-sm">{children}</p>;
}
