import { ButtonLink } from '#web/ui/Button.tsx';

const hrefOf = (page: number) => `?tab=orders${page > 1 ? `&page=${page}` : ''}`;

/** Paging of the user's own orders, newest first, without a total. */
export function OrderPages({ page, hasNext }: { page: number; hasNext: boolean }) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label="Pages of orders" className="flex justify-between gap-4">
      {page > 1 ? (
        <ButtonLink to={hrefOf(page - 1)} look="outline" size="sm">
          Newer orders
        </ButtonLink>
      ) : (
        <span />
      )}
      {hasNext && (
        <ButtonLink to={hrefOf(page + 1)} look="outline" size="sm">
          Older orders
        </ButtonLink>
      )}
    </nav>
  );
}
