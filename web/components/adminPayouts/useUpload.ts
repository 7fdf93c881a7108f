/** State of an upload: the courier, the layout, the file, and the columns to choose where no layout knows them. */
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { adminEndpoints } from '#contract/adminEndpoints.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { isProblem } from '#domain/problems.ts';
import { MAX_SHEET_BYTES, sheetUploadField } from '#domain/productSheet.ts';
import { payoutMessages } from '#texts/payouts.ts';
import { failureText } from '#web/api/failures.ts';
import { formProblem } from '#web/api/formProblem.ts';
import { sendOverHttp } from '#web/api/sendOverHttp.ts';
import { UPLOAD_TIMEOUT_MS } from '#web/api/uploadTime.ts';

type PayoutPage = ResponseOf<typeof adminEndpoints.addPayout>;

interface Chosen {
  name: string;
  sheet: Blob;
  /** A second press or a lost response makes no second draft. */
  key: string;
}

interface Choice {
  courier: string;
  /** The id of a saved layout or the name of a built-in one; empty for the one that fits. */
  layout: string;
}

/** A copy of the file's content, so that it stays the same until the columns are chosen. */
async function readFile(file: File): Promise<Chosen> {
  if (file.size > MAX_SHEET_BYTES) throw formProblem('sheetTooLarge');
  const sheet = new Blob([await file.arrayBuffer()], { type: 'text/csv' });
  return { name: file.name, sheet, key: crypto.randomUUID() };
}

async function send({ name, sheet, key }: Chosen, { courier, layout }: Choice): Promise<PayoutPage> {
  const body = new FormData();
  body.append(sheetUploadField, sheet, name);
  const input = { query: { courier, layout }, body };
  const options = { idempotencyKey: `${key} ${layout}`, signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS) };
  return (await sendOverHttp('addPayout', adminEndpoints.addPayout, input, options)) as PayoutPage;
}

export function useUpload() {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [headings, setHeadings] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  /** Number of the latest run. What an earlier one brings is dropped, because it is about another file. */
  const latest = useRef(0);

  const run = async (work: () => Promise<PayoutPage>) => {
    latest.current += 1;
    const number = latest.current;
    const isLatest = () => number === latest.current;
    setIsBusy(true);
    setFailure('');
    setHeadings(null);
    try {
      const { payout } = await work();
      if (isLatest()) await navigate(`/admin/payouts/${payout._id}`);
    } catch (error) {
      if (!isLatest()) return;
      if (isProblem(error) && error.details.headings) setHeadings(error.details.headings);
      else setFailure(failureText(error, payoutMessages.uploadFailed));
    } finally {
      if (isLatest()) setIsBusy(false);
    }
  };

  const choose = (file: File, choice: Choice) =>
    run(async () => {
      setChosen(null);
      const read = await readFile(file);
      setChosen(read);
      return send(read, choice);
    });
  /** The same file by another layout. */
  const sendBy = async (choice: Choice) => {
    if (chosen) await run(() => send(chosen, choice));
  };
  return { name: chosen?.name ?? '', headings, failure, isBusy, choose, sendBy };
}
