import SearchX from 'virtual:lucide/search-x';
import type { Pagination } from '#domain/pages.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

interface NoSuchPageProps {
  pagination: Pick<Pagination, 'currentPage' | 'totalPages'>;
  hrefOf: (page: number) => string;
}

/** Shown for a page number past the end. */
export function NoSuchPage({ pagination: { currentPage, totalPages }, hrefOf }: NoSuchPageProps) {
  const isOne = totalPages === 1;
  return (
    <EmptyState
      icon={<SearchX className="size-7" />}
      title={`There is no page ${currentPage}`}
      action={
        <>
          <ButtonLink to={hrefOf(1)}>{isOne ? 'See the products' : 'Go to the first page'}</ButtonLink>
          {!isOne && (
            <ButtonLink to={hrefOf(totalPages)} look="outline">
              Go to the last page
            </ButtonLink>
          )}
        </>
      }
    >
      {isOne ? 'This list has 1 page.' : `This list has ${totalPages} pages.`}
    </EmptyState>
  );
}
