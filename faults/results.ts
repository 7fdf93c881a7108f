/** The results of a run, one line per test, printed as a table by `npm run test:faults`. */
import { appendFileSync } from 'node:fs';

export interface FaultResult {
  /** The fault. */
  fault: string;
  /** Named counts and times. */
  counts: Record<string, number | string>;
}

/** Written only if the run asks for it. */
export function report(result: FaultResult): void {
  const file = process.env.FAULTS_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`);
}
