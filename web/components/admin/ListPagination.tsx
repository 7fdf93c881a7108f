import { useLocation } from 'react-router';
import { pageWindow } from '#domain/adminPages.ts';
import { pageHref } from '#web/browser/listQuery.ts';
import { Pagination } from '#web/ui/Pagination.tsx';

interface ListPaginationProps {
  currentPage: number;
  totalPages: number;
}

/** Up to ten page buttons below an admin list. */
export function ListPagination({ currentPage, totalPages }: ListPaginationProps) {
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
