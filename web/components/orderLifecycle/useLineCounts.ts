/** Pieces of an order's lines that an admin picks, by the place of the line. */
import { useState } from 'react';
import type { PickedLine } from '#domain/orderReturns.ts';

export interface LineCounts {
  of: (line: number) => number;
  set: (line: number, quantity: number) => void;
  /** The lines with at least one piece. */
  picked: readonly PickedLine[];
}

/** `usual` counts until the admin changes a line. */
export function useLineCounts(usual: readonly PickedLine[]): LineCounts {
  const [own, setOwn] = useState<readonly PickedLine[] | null>(null);
  const picked = own ?? usual;
  return {
    of: (line) => picked.find((pick) => pick.line === line)?.quantity ?? 0,
    set: (line, quantity) => {
      const others = picked.filter((pick) => pick.line !== line);
      const changed = quantity > 0 ? [...others, { line, quantity }] : others;
      setOwn(changed.sort((one, other) => one.line - other.line));
    },
    picked,
  };
}

/** The first message about a picked line. The call names lines by their place in the list of picks. */
export const lineError =
  (field: string, picked: readonly PickedLine[], errors: Readonly<Record<string, string>>) =>
  (line: number): string | undefined =>
    picked.flatMap((pick, place) =>
      pick.line === line ? (errors[`${field}.${place}.quantity`] ?? []) : [],
    )[0];
