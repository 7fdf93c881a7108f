/** A form that was left before it was saved: kept in this browser till it is saved or thrown away. */
import type { Product } from '#web/catalogue.ts';
import type { ProductDraft } from './draft.ts';

export interface KeptDraft {
  /** The product as the form was opened with; null for a new one. */
  base: Product | null;
  draft: ProductDraft;
  at: string;
}

/** Each product has a form of its own, and so has a new one, and the copy of each. */
export const draftKeyOf = ({
  product,
  copyOf,
}: {
  product: Product | null;
  copyOf: Product | null;
}): string => product?._id ?? (copyOf ? `copy-${copyOf._id}` : 'new');

/** The shop's own prefix: what it keeps goes when its owner signs out. */
const nameOf = (key: string) => `kakon.productDraft.${key}`;

const isKept = (kept: unknown): kept is KeptDraft => {
  const { draft, at } = (kept ?? {}) as Partial<KeptDraft>;
  return typeof at === 'string' && typeof draft?.name === 'string' && Array.isArray(draft.images);
};

export function findKeptDraft(key: string): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepDraft(key: string, kept: KeptDraft): void {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the form lives as long as its page.
  }
}

export const dropDraft = (key: string): void => localStorage.removeItem(nameOf(key));
