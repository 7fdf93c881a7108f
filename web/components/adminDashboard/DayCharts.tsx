import { formatDay } from '#domain/dates.ts';
import { grouped } from '#domain/digits.ts';
import { formatTaka } from '#domain/money.ts';
import type { Sales } from '#web/components/admin/stats.ts';
import { BarChart } from '#web/ui/BarChart.tsx';
import { Panel } from './Panel.tsx';

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Revenue and orders day by day. */
export function DayCharts({ days }: { days: Sales['days'] }) {
  const revenue = sumOf(days.map((day) => day.revenue));
  const orders = sumOf(days.map((day) => day.orders));
  // Noon: the day is the same wherever the browser is.
  const labelOf = (day: string) => formatDay(`${day}T12:00:00+06:00`);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Panel title={formatTaka(revenue)}>
        <BarChart
          title="Revenue by day"
          headings={['Day', 'Revenue']}
          bars={days.map(({ day, revenue: value }) => ({
            label: labelOf(day),
            value,
            text: formatTaka(value),
          }))}
        />
      </Panel>
      <Panel title={`${grouped(orders)} ${orders === 1 ? 'order' : 'orders'}`}>
        <BarChart
          title="Orders by day"
          headings={['Day', 'Orders']}
          bars={days.map(({ day, orders: value }) => ({ label: labelOf(day), value, text: String(value) }))}
        />
      </Panel>
    </div>
  );
}
