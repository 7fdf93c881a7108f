/** State of an import: choose, preview, confirm. */
import { useRef, useState } from 'react';
import { planTexts } from '#domain/planTexts.ts';
import type { Plan } from '#web/api/answers.ts';
import { failureText } from '#web/api/failures.ts';
import { importSheet, readFile } from './importSheet.ts';

interface Chosen {
  name: string;
  sheet: Blob;
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
      setFailure(failureText(error, planTexts.importFailed));
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
