import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Arch } from './Arch.tsx';

interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** A button or link as the next step. */
  action?: ReactNode;
  /** Heading level. */
  level?: 1 | 2 | 3;
  /** More follows, so it does not fill the page. */
  isWithMore?: boolean;
}

/** An empty state with a next step; centred if it is the whole page. */
export function EmptyState({ icon, title, children, action, level = 2, isWithMore }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={clsx(
        'mx-auto flex max-w-md flex-col items-center justify-center gap-4 px-4 py-16 text-center',
        level === 1 && !isWithMore && 'min-h-[60vh]',
      )}
    >
      {icon && <Arch icon={icon} />}
      <Heading className="text-2xl">{title}</Heading>
      {children && <div className="text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
