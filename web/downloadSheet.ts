import { dhakaDay } from '#domain/dates.ts';

/** Hands a sheet to the browser as a file: `orders-2026-01-31.csv`. */
export function downloadSheet(sheet: string, what: string): void {
  const address = URL.createObjectURL(new Blob([sheet], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${what}-${dhakaDay(new Date())}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
