/** Offers a text to the user as a file download. */
import { dhakaDay } from '#domain/dates.ts';

export function downloadFile(text: string, { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads a CSV file. Its name holds today's date: `orders-2026-01-31.csv`. */
export const downloadSheet = (sheet: string, what: string): void =>
  downloadFile(sheet, { name: `${what}-${dhakaDay(new Date())}.csv`, type: 'text/csv' });
