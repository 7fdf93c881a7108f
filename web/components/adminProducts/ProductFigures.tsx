import { useLocation } from 'react-router';
import { categories } from '#domain/categories.ts';
import type { CategoryCounts } from '#domain/ownersListing.ts';
import { FigureLinks } from '#web/components/admin/FigureLinks.tsx';
import { withQuery } from '#web/listQuery.ts';

/** The summary: how many products there are of each category, over the whole shop. */
export function ProductFigures({ counts }: { counts: CategoryCounts }) {
  const { search } = useLocation();
  const chosen = new URLSearchParams(search).get('category') ?? '';
  const all = { label: 'All', count: counts.all, to: withQuery('', {}), isCurrent: chosen === '' };
  const figures = categories.map(({ value, label }) => ({
    label,
    count: counts[value],
    to: withQuery('', { category: value }),
    isCurrent: chosen === value,
  }));
  return <FigureLinks label="Products by category" figures={[all, ...figures]} />;
}
