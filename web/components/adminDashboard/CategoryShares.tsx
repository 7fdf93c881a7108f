import { categoryLabel } from '#domain/categories.ts';
import { formatTaka } from '#domain/money.ts';
import { adminDashboardTexts } from '#texts/adminDashboard.ts';
import { revenueTexts } from '#texts/revenue.ts';
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
    <Panel title={adminDashboardTexts.revenueByCategory} note={revenueTexts.goods}>
      {bars.length === 0 && <EmptyPanel>{adminDashboardTexts.noSales}</EmptyPanel>}
      <ShareBars
        label={adminDashboardTexts.revenueByCategory}
        headings={[adminDashboardTexts.category, adminDashboardTexts.revenue]}
        bars={bars}
      />
    </Panel>
  );
}
