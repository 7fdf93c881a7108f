import type { ReactNode } from 'react';

interface ContentRowProps {
  title: string;
  buttons: ReactNode;
  children: ReactNode;
}

/** A banner, a card or a question, with the buttons of its row. */
export function ContentRow({ title, buttons, children }: ContentRowProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-md border border-line p-4">
      <legend className="sr-only">{title}</legend>
      <div className="-my-2 flex items-center justify-between gap-3">
        <p aria-hidden="true" className="min-w-0 truncate font-medium">
          {title}
        </p>
        {buttons}
      </div>
      {children}
    </fieldset>
  );
}
