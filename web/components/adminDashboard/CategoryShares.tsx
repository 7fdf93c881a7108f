import { categoryLabel } from '#domain/categories.ts';
import { formatTaka } from '#domain/money.ts';
import { revenueTexts } from '#domain/revenueTexts.ts';
import type { Sales } from '#web/api/responses.ts';
import { ShareBars } from '#web/ui/ShareBars.tsx';
import { EmptyPanel, Panel } from './Panel.tsx';

export function CategoryShares({ categories }: { categories: NonNullable<Sales['categories']> }) {
  const bars = categories.map(({ category, revenue }) => ({
    label: categoryLabel(category),
    value: revenue,
    text: formatTaka(revenue),
  }));
  return (
    <Panel title="Revenue by category" note={revenueTexts.goods}>
      {bars.length === 0 && <EmptyPanel>No sales in this period.</EmptyPanel>}
      <ShareBars label="Revenue by category" headings={['Category', 'Revenue']} bars={bars} />
    </Panel>
  );
}
