import { useLocation } from 'react-router';
import { pageWindow } from '#domain/pages.ts';
import { pageHref } from '#web/listQuery.ts';
import { Pagination } from '#web/ui/Pagination.tsx';

interface ListFootProps {
  currentPage: number;
  totalPages: number;
}

/** Up to ten page buttons under an owner's list. */
export function ListFoot({ currentPage, totalPages }: ListFootProps) {
  const { search } = useLocation();
  return (
    <Pagination
      currentPage={currentPage}
      totalPages={totalPages}
      buttons={pageWindow(currentPage, totalPages)}
      hrefOf={(page) => pageHref(search, page)}
    />
  );
}
