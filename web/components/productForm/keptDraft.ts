/** A form that was left before it was saved: kept in this browser till it is saved or thrown away. */
import type { Product } from '#web/catalogue.ts';
import type { ProductDraft } from './draft.ts';

export interface KeptDraft {
  /** The product as the form was opened with; null for a new one. */
  base: Product | null;
  draft: ProductDraft;
  at: string;
}

/** The shop's own prefix: what it keeps goes with the session. */
const nameOf = (id: string | undefined) => `kakon.productDraft.${id ?? 'new'}`;

const isKept = (kept: unknown): kept is KeptDraft => {
  const { draft, at } = (kept ?? {}) as Partial<KeptDraft>;
  return typeof at === 'string' && typeof draft?.name === 'string' && Array.isArray(draft.images);
};

export function findKeptDraft(id: string | undefined): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(id)) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepDraft(id: string | undefined, kept: KeptDraft): void {
  try {
    localStorage.setItem(nameOf(id), JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the form lives as long as its page.
  }
}

export const dropDraft = (id: string | undefined): void => localStorage.removeItem(nameOf(id));
