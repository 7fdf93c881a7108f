import ChevronLeft from 'virtual:lucide/chevron-left';
import ChevronRight from 'virtual:lucide/chevron-right';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type PageButton, pageButtons } from '#domain/pageButtons.ts';
import { digits } from '#texts/numbers.ts';
import { paginationTexts } from '#texts/pagination.ts';
import { Link } from '#web/ui/Link.tsx';

interface PaginationProps {
  currentPage: number;
  totalPages: number;
  /** The address of a page. Paging uses links, so it works without script and in new tabs. */
  hrefOf: (page: number) => string;
  /** Page numbers to show; by default first, last and those near the current one. */
  buttons?: readonly PageButton[];
  label?: string;
}

const cell =
  'thumb inline-flex items-center justify-center gap-1 rounded-sm px-1.5 text-sm sm:px-3 tabular-nums';

export function Pagination({
  currentPage,
  totalPages,
  hrefOf,
  buttons,
  label = paginationTexts.pages,
}: PaginationProps) {
  if (totalPages <= 1) return null;
  const shown = buttons ?? pageButtons(currentPage, totalPages);
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center sm:gap-1">
      <Step isOff={currentPage <= 1} to={hrefOf(Math.min(currentPage - 1, totalPages))} rel="prev">
        <ChevronLeft className="size-4" />
        <span>{paginationTexts.previous}</span>
      </Step>
      {shown.map((button, place) =>
        button === 'ellipsis' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: ellipses differ only by their position
          <span key={`ellipsis-${place}`} aria-hidden="true" className="px-1 text-muted">
            …
          </span>
        ) : (
          <Link
            key={button}
            to={hrefOf(button)}
            aria-label={paginationTexts.page(button)}
            aria-current={button === currentPage ? 'page' : undefined}
            className={clsx(cell, button === currentPage ? 'bg-accent text-on-accent' : 'hover:bg-sand')}
          >
            {digits(button)}
          </Link>
        ),
      )}
      <Step isOff={currentPage >= totalPages} to={hrefOf(currentPage + 1)} rel="next">
        <span>{paginationTexts.next}</span>
        <ChevronRight className="size-4" />
      </Step>
    </nav>
  );
}

interface StepProps {
  isOff: boolean;
  to: string;
  rel: 'prev' | 'next';
  children: ReactNode;
}

function Step({ isOff, to, rel, children }: StepProps) {
  if (isOff) {
    return (
      <span aria-disabled="true" className={clsx(cell, 'text-edge')}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} className={clsx(cell, 'hover:bg-sand')}>
      {children}
    </Link>
  );
}
