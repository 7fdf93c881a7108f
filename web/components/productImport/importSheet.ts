/** Sends a sheet: first to be looked through, then, with that plan's confirmation, to be taken in. */
import { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { MAX_SHEET_BYTES, sheetUploadField } from '#domain/productSheet.ts';
import type { Plan } from '#web/components/productPlans/plan.ts';
import { sendOverHttp } from '#web/sendOverHttp.ts';

/** The file as it is now: what is confirmed is what was looked through, even if it is saved anew in between. */
export async function readFile(file: File): Promise<Blob> {
  if (file.size > MAX_SHEET_BYTES) throw new Problem('sheetTooLarge');
  return new Blob([await file.arrayBuffer()], { type: 'text/csv' });
}

export async function importSheet(sheet: Blob, confirm?: string): Promise<Plan> {
  const body = new FormData();
  body.append(sheetUploadField, sheet, 'products.csv');
  const input = { query: { confirm }, body };
  return (await sendOverHttp('importProducts', endpoints.importProducts, input, {})) as Plan;
}
