/** Drafts of product forms, stored in this browser until saved or discarded. */
import type { Product } from '#web/api/responses.ts';
import type { SentRequest } from '#web/browser/useRequestKey.ts';
import { draftStorage } from '#web/state/draftStorage.ts';
import { emptyDraft, type ProductDraft } from './draft.ts';

export interface StoredDraft {
  /** The product when the form was opened; null for a new one. */
  base: Product | null;
  draft: ProductDraft;
  at: string;
  /** The request for a new product. After a lost response and a reload, the same request makes no second product. */
  sent?: SentRequest;
}

/** Each product has its own draft; so do a new product and the copy of each product. */
export const draftKeyOf = ({
  product,
  copyOf,
}: {
  product: Product | null;
  copyOf: Product | null;
}): string => product?._id ?? (copyOf ? `copy-${copyOf._id}` : 'new');

const isStoredDraft = (stored: unknown): stored is StoredDraft => {
  const { draft, at } = (stored ?? {}) as Partial<StoredDraft>;
  return typeof at === 'string' && typeof draft?.name === 'string' && Array.isArray(draft.images);
};

const drafts = draftStorage('productDraft', isStoredDraft);

/** Fields that were added since it was stored are empty. */
export function findStoredDraft(key: string): StoredDraft | null {
  const stored = drafts.find(key);
  return stored && { ...stored, draft: { ...emptyDraft, ...stored.draft } };
}

export const { store: storeDraft, drop: dropDraft } = drafts;
