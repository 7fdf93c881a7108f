import { useLocation } from 'react-router';
import type { CategoryCounts } from '#domain/adminListing.ts';
import { categories } from '#domain/categories.ts';
import { adminProductsTexts } from '#texts/adminProducts.ts';
import { withQuery } from '#web/browser/listQuery.ts';
import { FigureLinks } from '#web/components/admin/FigureLinks.tsx';

interface ProductFiguresProps {
  /** Includes hidden products, excludes deleted ones. */
  counts: CategoryCounts;
  hidden: number;
  deleted: number;
}

/** Summary of all products: total, hidden, per category and deleted. */
export function ProductFigures({ counts, hidden, deleted }: ProductFiguresProps) {
  const query = new URLSearchParams(useLocation().search);
  const category = query.get('category') ?? '';
  const state = query.get('state') ?? '';
  const ofState = (label: string, value: string, count: number) =>
    count > 0 || state === value
      ? [{ label, count, to: withQuery('', { state: value }), isCurrent: category === '' && state === value }]
      : [];
  const figures = [
    {
      label: adminProductsTexts.all,
      count: counts.all,
      to: withQuery('', {}),
      isCurrent: category === '' && state === '',
    },
    ...ofState(adminProductsTexts.hidden, 'hidden', hidden),
    ...categories.map(({ value, label }) => ({
      label,
      count: counts[value],
      to: withQuery('', { category: value }),
      isCurrent: category === value && state === '',
    })),
    ...ofState(adminProductsTexts.deleted, 'deleted', deleted),
  ];
  return <FigureLinks label={adminProductsTexts.productsByCategory} figures={figures} />;
}
