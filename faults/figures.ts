/** What a run has found, a line a test: printed as a table at the end of `npm run test:faults`. */
import { appendFileSync } from 'node:fs';

export interface Figure {
  /** What was done to the shop, or asked of it. */
  fault: string;
  /** How often, how many, how long: by name. */
  counts: Record<string, number | string>;
}

/** Kept where the run asks for it; else nobody wants to know. */
export function tell(figure: Figure): void {
  const file = process.env.FAULTS_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
