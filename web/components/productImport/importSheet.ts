/** Sends a sheet: first for a preview, then with the preview's confirmation to import it. */
import { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { MAX_SHEET_BYTES, sheetUploadField } from '#domain/productSheet.ts';
import type { Plan } from '#web/api/answers.ts';
import { sendOverHttp } from '#web/api/sendOverHttp.ts';

/**
 * A copy of the file's content, so that the confirmed import equals the preview even if the file changes in between.
 */
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
