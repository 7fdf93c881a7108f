import Plus from 'virtual:lucide/plus';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface AccordionItemProps {
  title: ReactNode;
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** A native `details` element: works without script, and find-in-page opens it. */
export function AccordionItem({ title, isOpen = false, className, children }: AccordionItemProps) {
  return (
    <details open={isOpen} className={clsx('group border-line border-b', className)}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 hover:text-accent">
        <span>{title}</span>
        <Plus className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45" />
      </summary>
      <div className="max-w-text pb-5 text-muted">{children}</div>
    </details>
  );
}
