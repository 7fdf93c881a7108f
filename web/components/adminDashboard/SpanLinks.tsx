import { useSearchParams } from 'react-router';
import { DEFAULT_SALES_SPAN, salesSpans } from '#domain/sales.ts';
import { adminDashboardTexts } from '#texts/adminDashboard.ts';
import { ChoiceLinks } from '#web/components/admin/ChoiceLinks.tsx';

/** Links that set the number of days, as part of the address. They replace a first and last day. */
export function SpanLinks() {
  const [query] = useSearchParams();
  const hasDates = query.has('startDate') || query.has('endDate');
  const chosen = hasDates ? null : Number(query.get('days')) || DEFAULT_SALES_SPAN;
  const hrefOf = (days: number) => {
    const next = new URLSearchParams(query);
    for (const name of ['startDate', 'endDate']) next.delete(name);
    next.set('days', String(days));
    return `?${next}`;
  };
  return (
    <ChoiceLinks
      label={adminDashboardTexts.period}
      choices={salesSpans.map((days) => ({
        label: adminDashboardTexts.days(days),
        to: hrefOf(days),
        isCurrent: days === chosen,
      }))}
    />
  );
}
