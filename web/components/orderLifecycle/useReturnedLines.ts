/** Pieces that come back, and which of them can be sold again. */
import { useState } from 'react';
import { type LineCounts, useLineCounts } from './useLineCounts.ts';

export interface Returned {
  counts: LineCounts;
  isRestocked: (line: number) => boolean;
  setRestocked: (line: number, isRestocked: boolean) => void;
  /** As the calls take them. */
  lines: { line: number; quantity: number; restock: boolean }[];
}

export function useReturnedLines(): Returned {
  const counts = useLineCounts([]);
  const [broken, setBroken] = useState<readonly number[]>([]);
  const isRestocked = (line: number) => !broken.includes(line);
  const setRestocked = (line: number, isFine: boolean) =>
    setBroken(isFine ? broken.filter((one) => one !== line) : [...broken, line]);
  const lines = counts.picked.map((pick) => ({ ...pick, restock: isRestocked(pick.line) }));
  return { counts, isRestocked, setRestocked, lines };
}
