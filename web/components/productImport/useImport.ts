/** State of an import: choose, preview, confirm. */
import { useRef, useState } from 'react';
import { adminEndpoints } from '#contract/adminEndpoints.ts';
import { MAX_SHEET_BYTES, sheetUploadField } from '#domain/productSheet.ts';
import { planTexts } from '#texts/productPlanTexts.ts';
import { failureText } from '#web/api/failures.ts';
import { formProblem } from '#web/api/formProblem.ts';
import { isUnreachable } from '#web/api/problemKind.ts';
import type { Plan } from '#web/api/responses.ts';
import { sendOverHttp } from '#web/api/sendOverHttp.ts';
import { UPLOAD_TIMEOUT_MS } from '#web/api/uploadTime.ts';

interface Chosen {
  name: string;
  sheet: Blob;
}

/**
 * A copy of the file's content, so that the confirmed import equals the preview even if the file changes in between.
 */
async function readFile(file: File): Promise<Blob> {
  if (file.size > MAX_SHEET_BYTES) throw formProblem('sheetTooLarge');
  return new Blob([await file.arrayBuffer()], { type: 'text/csv' });
}

/** First for a preview, then with the preview's confirmation to import it. */
async function importSheet(sheet: Blob, confirm?: string): Promise<Plan> {
  const body = new FormData();
  body.append(sheetUploadField, sheet, 'products.csv');
  const input = { query: { confirm }, body };
  const signal = AbortSignal.timeout(UPLOAD_TIMEOUT_MS);
  return (await sendOverHttp('importProducts', adminEndpoints.importProducts, input, { signal })) as Plan;
}

export function useImport() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState<'checking' | 'importing' | null>(null);

  /** Number of the latest run. What an earlier one brings is dropped, because it is about another file. */
  const latest = useRef(0);

  const run = async (what: 'checking' | 'importing', work: (isLatest: () => boolean) => Promise<Plan>) => {
    latest.current += 1;
    const number = latest.current;
    const isLatest = () => number === latest.current;
    setBusy(what);
    setFailure('');
    try {
      const next = await work(isLatest);
      if (isLatest()) setPlan(next);
    } catch (error) {
      if (!isLatest()) return;
      setPlan(null);
      const isUnclear = what === 'importing' && isUnreachable(error);
      setFailure(isUnclear ? planTexts.importUnclear : failureText(error, planTexts.importFailed));
    } finally {
      if (isLatest()) setBusy(null);
    }
  };

  const choose = (file: File) =>
    run('checking', async (isLatest) => {
      setPlan(null);
      setChosen(null);
      const sheet = await readFile(file);
      if (isLatest()) setChosen({ name: file.name, sheet });
      return importSheet(sheet);
    });
  const checkAgain = () => chosen && run('checking', () => importSheet(chosen.sheet));
  const confirm = () => {
    const confirmation = plan?.confirm;
    if (chosen && confirmation) void run('importing', () => importSheet(chosen.sheet, confirmation));
  };
  return { chosen, plan, failure, busy, choose, checkAgain, confirm };
}
