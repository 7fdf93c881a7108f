/** What a word of a message says about an item. */

export type Unit = 'piece' | 'pair' | 'set' | 'dozen';

export type ItemMark =
  /** `isKind`: a word for a kind of product, as 'churi'. Others are only in the names of the catalogue. */
  | { kind: 'product'; isKind: boolean; isSet: boolean }
  | { kind: 'colour'; slug: string }
  /** As the customer wrote it: 'M', or the number that is stamped on the bangle. */
  | { kind: 'size'; size: string }
  | { kind: 'count'; count: number; unit: Unit }
  | { kind: 'price'; taka: number };

/** A mark and how many words it takes. */
export type Marked = ItemMark & { length: number };

export interface MarkedWord {
  mark: ItemMark;
  /** The place of the mark's first word. */
  start: number;
}
