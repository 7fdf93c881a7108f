import { formatDay } from '#domain/dates.ts';
import { formatTaka } from '#domain/money.ts';
import { adminTexts } from '#texts/admin.ts';
import { adminDashboardTexts } from '#texts/adminDashboard.ts';
import { grouped } from '#texts/numbers.ts';
import { revenueTexts } from '#texts/revenue.ts';
import type { Sales } from '#web/api/responses.ts';
import { BarChart } from '#web/ui/BarChart.tsx';
import { Panel } from './Panel.tsx';

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

export function DayCharts({ days }: { days: NonNullable<Sales['days']> }) {
  const revenue = sumOf(days.map((day) => day.revenue));
  const orders = sumOf(days.map((day) => day.orders));
  // Noon is the same day in every time zone of a browser.
  const labelOf = (day: string) => formatDay(`${day}T12:00:00+06:00`);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Panel title={formatTaka(revenue)} note={revenueTexts.ordered}>
        <BarChart
          title={adminDashboardTexts.revenueByDay}
          headings={[adminDashboardTexts.day, adminDashboardTexts.revenue]}
          bars={days.map(({ day, revenue: value }) => ({
            label: labelOf(day),
            value,
            text: formatTaka(value),
          }))}
        />
      </Panel>
      <Panel title={adminTexts.orders(orders)}>
        <BarChart
          title={adminDashboardTexts.ordersByDay}
          headings={[adminDashboardTexts.day, adminDashboardTexts.orders]}
          bars={days.map(({ day, orders: value }) => ({ label: labelOf(day), value, text: grouped(value) }))}
        />
      </Panel>
    </div>
  );
}
