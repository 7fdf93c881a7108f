/** Why a stock count changed, as a table. The ledger stores the reason, the stock history shows its label. */
import { movementReasonTexts } from '#texts/stockChanges.ts';

interface ReasonRow {
  /** Set where an admin can choose the reason for a correction: the direction in which it moves a count. */
  correction: 'up' | 'down' | 'both' | null;
}

export const movementReasons = {
  initial: { correction: null },
  order: { correction: null },
  cancel: { correction: null },
  order_edit: { correction: null },
  return: { correction: null },
  edit: { correction: null },
  import: { correction: null },
  removed: { correction: null },
  expired: { correction: null },
  sellable: { correction: null },
  restock: { correction: 'up' },
  count: { correction: 'both' },
  damaged: { correction: 'down' },
  gift: { correction: 'down' },
} as const satisfies Record<string, ReasonRow>;

export type MovementReason = keyof typeof movementReasons;
export const movementReasonValues = Object.keys(movementReasons) as [MovementReason, ...MovementReason[]];
export const movementReasonLabel = (reason: MovementReason): string => movementReasonTexts[reason];

/** The reasons that an admin can give for a change of a count. */
export type CorrectionReason = {
  [R in MovementReason]: (typeof movementReasons)[R]['correction'] extends null ? never : R;
}[MovementReason];
export const correctionReasons = movementReasonValues.filter(
  (reason): reason is CorrectionReason => movementReasons[reason].correction !== null,
) as [CorrectionReason, ...CorrectionReason[]];

/** True if a count can move by these pieces (negative: down) for this reason. */
export function mayMoveBy(reason: CorrectionReason, pieces: number): boolean {
  const { correction } = movementReasons[reason];
  if (pieces === 0) return false;
  return correction === 'both' || (correction === 'up' ? pieces > 0 : pieces < 0);
}
