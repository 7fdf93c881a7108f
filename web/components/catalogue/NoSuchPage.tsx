import SearchX from 'virtual:lucide/search-x';
import type { Pagination } from '#domain/pages.ts';
import { catalogueTexts } from '#texts/catalogue.ts';
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
      title={catalogueTexts.noSuchPage(currentPage)}
      action={
        <>
          <ButtonLink to={hrefOf(1)}>
            {isOne ? catalogueTexts.seeProducts : catalogueTexts.goToFirstPage}
          </ButtonLink>
          {!isOne && (
            <ButtonLink to={hrefOf(totalPages)} look="outline">
              {catalogueTexts.goToLastPage}
            </ButtonLink>
          )}
        </>
      }
    >
      {isOne ? catalogueTexts.onePage : catalogueTexts.pages(totalPages)}
    </EmptyState>
  );
}
