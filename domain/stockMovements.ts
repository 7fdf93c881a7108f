/** Why a stock count changed, as a table. The ledger stores the reason, the stock history shows its label. */
interface ReasonRow {
  label: string;
  /** Set where an admin can choose the reason for a correction: the direction in which it moves a count. */
  correction: 'up' | 'down' | 'both' | null;
}

export const movementReasons = {
  initial: { label: 'Opening stock', correction: null },
  order: { label: 'Order', correction: null },
  cancel: { label: 'Order cancelled', correction: null },
  order_edit: { label: 'Order edited', correction: null },
  return: { label: 'Items came back', correction: null },
  edit: { label: 'Edited', correction: null },
  import: { label: 'Imported', correction: null },
  removed: { label: 'Size or color removed', correction: null },
  expired: { label: 'Expired or too close to it', correction: null },
  sellable: { label: 'Can be sold again', correction: null },
  restock: { label: 'Restocked', correction: 'up' },
  count: { label: 'Counted again', correction: 'both' },
  damaged: { label: 'Damaged or lost', correction: 'down' },
  gift: { label: 'Given away', correction: 'down' },
} as const satisfies Record<string, ReasonRow>;

export type MovementReason = keyof typeof movementReasons;
export const movementReasonValues = Object.keys(movementReasons) as [MovementReason, ...MovementReason[]];
export const movementReasonLabel = (reason: MovementReason): string => movementReasons[reason].label;

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
