import { categoryLabel } from '#domain/categories.ts';
import { formatTaka } from '#domain/money.ts';
import type { Sales } from '#web/components/admin/stats.ts';
import { ShareBars } from '#web/ui/ShareBars.tsx';
import { NothingYet } from './NothingYet.tsx';
import { Panel } from './Panel.tsx';

export function CategoryShares({ categories }: { categories: Sales['categories'] }) {
  const bars = categories.map(({ category, revenue }) => ({
    label: categoryLabel(category),
    value: revenue,
    text: formatTaka(revenue),
  }));
  return (
    <Panel title="Revenue by category">
      {bars.length === 0 && <NothingYet>Nothing was sold in these days.</NothingYet>}
      <ShareBars label="Revenue by category" headings={['Category', 'Revenue']} bars={bars} />
    </Panel>
  );
}
