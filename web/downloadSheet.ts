import { dhakaDay } from '#domain/dates.ts';
import { downloadFile } from './downloadFile.ts';

/** Hands a sheet to the browser as a file: `orders-2026-01-31.csv`. */
export const downloadSheet = (sheet: string, what: string): void =>
  downloadFile(sheet, { name: `${what}-${dhakaDay(new Date())}.csv`, type: 'text/csv' });
