/** State of an import: choose, preview, confirm. */
import { useState } from 'react';
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
  const [busy, setBusy] = useState<'looking' | 'writing' | null>(null);

  const run = async (what: 'looking' | 'writing', work: () => Promise<Plan>) => {
    setBusy(what);
    setFailure('');
    try {
      setPlan(await work());
    } catch (error) {
      setPlan(null);
      setFailure(failureText(error, planTexts.importFailed));
    } finally {
      setBusy(null);
    }
  };

  const choose = (file: File) =>
    run('looking', async () => {
      setPlan(null);
      setChosen(null);
      const sheet = await readFile(file);
      setChosen({ name: file.name, sheet });
      return importSheet(sheet);
    });
  const lookAgain = () => chosen && run('looking', () => importSheet(chosen.sheet));
  const confirm = () => {
    const confirmation = plan?.confirm;
    if (chosen && confirmation) void run('writing', () => importSheet(chosen.sheet, confirmation));
  };
  return { chosen, plan, failure, busy, choose, lookAgain, confirm };
}
