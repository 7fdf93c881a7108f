/** What comes back of a delivered order: reasons, and how much of each line can still come back. */
import { orderReturnTexts } from '#texts/orderReturns.ts';
import type { OrderStatus } from './orderStatus.ts';
import { storedPieces } from './storedPieces.ts';

interface ReasonRow {
  /** True if an admin chooses it. The others are set by a command. */
  offered: boolean;
  /** True if the pieces can mostly not be sold again. */
  isBroken?: boolean;
}

export const returnReasons = {
  refused_at_door: { offered: true },
  damaged: { offered: true, isBroken: true },
  wrong_item: { offered: true },
  wrong_size: { offered: true },
  not_as_described: { offered: true },
  changed_mind: { offered: true },
  exchange: { offered: false },
  other: { offered: true },
} as const satisfies Record<string, ReasonRow>;

export type ReturnReason = keyof typeof returnReasons;
export const returnReasonValues = Object.keys(returnReasons) as [ReturnReason, ...ReturnReason[]];
export const offeredReturnReasons = returnReasonValues.filter((reason) => returnReasons[reason].offered);
/** True if what comes back for this reason cannot be sold again. */
export const comesBackBroken = (reason: ReturnReason): boolean =>
  (returnReasons[reason] as ReasonRow).isBroken ?? false;
export const returnReasonLabel = (reason: ReturnReason): string => orderReturnTexts.reasons[reason];

/** True if goods of the order can come back. */
export const mayReturn = (status: OrderStatus): boolean => status === 'delivered';

/** True if the customer can keep some of the pieces at the door and refuse the others. */
export const mayDeliverInPart = (status: OrderStatus): boolean => status === 'shipped';

/** Characters. */
export const RETURN_NOTE_MAX = 500;

/** A line of an order that was picked by its place in `orderItems`, from 0. */
export interface PickedLine {
  line: number;
  quantity: number;
}

interface OrderedLine {
  quantity: number;
  /** Pieces that came back already. */
  returned: number;
}

/** Pieces of a line that are still with the customer. */
export const leftOf = ({ quantity, returned }: OrderedLine): number => quantity - returned;

/** Picked pieces of a line, which may be picked twice: fine and broken pieces. */
export const piecesPicked = (picked: readonly PickedLine[], line: number): number =>
  picked.reduce((sum, pick) => sum + (pick.line === line ? pick.quantity : 0), 0);

/**
 * The first picked line that asks for a line that does not exist, or for more pieces than are left of it. Null if all
 * picks are possible.
 */
export const impossiblePick = (
  picked: readonly PickedLine[],
  lines: readonly OrderedLine[],
): { index: number; left: number } | null => {
  const lefts = picked.map(({ line }, place) =>
    lines[line] ? leftOf(lines[line]) - piecesPicked(picked.slice(0, place), line) : 0,
  );
  const index = picked.findIndex(({ quantity }, place) => quantity > (lefts[place] ?? 0));
  return index < 0 ? null : { index, left: lefts[index] ?? 0 };
};

/** The pieces of each line that are left after `kept`. Lines of which nothing is left are left out. */
export const restAfter = (kept: readonly PickedLine[], lines: readonly OrderedLine[]): PickedLine[] =>
  lines
    .map((each, line) => {
      return { line, quantity: leftOf(each) - piecesPicked(kept, line) };
    })
    .filter(({ quantity }) => quantity > 0);

/** All pieces that can still come back, by line. */
export const everythingLeft = (lines: readonly OrderedLine[]): PickedLine[] => restAfter([], lines);

/** 'Bangle set × 1', for the timeline and the audit log. */
export const pieceTexts = (picked: readonly PickedLine[], lines: readonly { name: string }[]): string[] =>
  [...new Set(picked.map(({ line }) => line))].map((line) =>
    storedPieces(lines[line] ?? { name: '' }, piecesPicked(picked, line)),
  );
