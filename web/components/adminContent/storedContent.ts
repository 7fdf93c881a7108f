/** Unsaved content, stored in this browser until it is saved or discarded. */
import type { Content } from '#domain/content.ts';
import { draftStorage } from '#web/state/draftStorage.ts';

interface StoredContent {
  /** The version that the form was opened with. */
  version: number;
  content: Content;
  at: string;
}

const isStoredContent = (stored: unknown): stored is StoredContent => {
  const { content, at } = (stored ?? {}) as Partial<StoredContent>;
  return typeof at === 'string' && typeof content?.kind === 'string';
};

/** By the key of the piece. */
export const storedContent = draftStorage('contentDraft', isStoredContent);
