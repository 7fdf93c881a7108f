/** What the address of the page Margins asks for. */
import { DEFAULT_MARGIN_VIEW, lastMarginDays, type MarginView, marginViewValues } from '#domain/margins.ts';
import { DEFAULT_SALES_SPAN, salesSpans } from '#domain/sales.ts';

export const viewIn = (query: URLSearchParams): MarginView => {
  const by = query.get('by') ?? '';
  return marginViewValues.find((view) => view === by) ?? DEFAULT_MARGIN_VIEW;
};

/** A first or last day wins over a number of days. */
export function marginQuery(query: URLSearchParams, now: Date) {
  const by = viewIn(query);
  const [from, to] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
  if (from || to) return { by, from, to };
  const days = salesSpans.find((span) => String(span) === query.get('days')) ?? DEFAULT_SALES_SPAN;
  return { by, ...lastMarginDays(days, now) };
}
