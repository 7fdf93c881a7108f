/** Pieces that come back, and how many of them cannot be sold again. */
import { useState } from 'react';
import { type LineCounts, useLineCounts } from './useLineCounts.ts';

export interface Returned {
  counts: LineCounts;
  /** Broken or lost pieces of a line. */
  brokenOf: (line: number) => number;
  setBroken: (line: number, pieces: number) => void;
  /** As the calls take them: fine and broken pieces of a line are named apart. */
  lines: { line: number; quantity: number; restock: boolean }[];
}

/** `areBroken`: the pieces of lines of which the admin says nothing else. */
export function useReturnedLines(areBroken = false): Returned {
  const counts = useLineCounts([]);
  const [broken, setBroken] = useState<Readonly<Record<number, number>>>({});
  const brokenOf = (line: number) => {
    const pieces = counts.of(line);
    return Math.min(broken[line] ?? (areBroken ? pieces : 0), pieces);
  };
  const lines = counts.picked
    .flatMap(({ line, quantity }) => [
      { line, quantity: quantity - brokenOf(line), restock: true },
      { line, quantity: brokenOf(line), restock: false },
    ])
    .filter(({ quantity }) => quantity > 0);
  return {
    counts,
    brokenOf,
    setBroken: (line, pieces) => setBroken({ ...broken, [line]: pieces }),
    lines,
  };
}
