import { ordersTexts } from '#texts/orders.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

const hrefOf = (page: number) => `?tab=orders${page > 1 ? `&page=${page}` : ''}`;

/** Paging of the user's own orders, newest first, without a total. */
export function OrderPages({ page, hasNext }: { page: number; hasNext: boolean }) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label={ordersTexts.pages} className="flex justify-between gap-4">
      {page > 1 ? (
        <ButtonLink to={hrefOf(page - 1)} look="outline" size="sm">
          {ordersTexts.newer}
        </ButtonLink>
      ) : (
        <span />
      )}
      {hasNext && (
        <ButtonLink to={hrefOf(page + 1)} look="outline" size="sm">
          {ordersTexts.older}
        </ButtonLink>
      )}
    </nav>
  );
}
