/** Unsaved content, stored in this browser until it is saved or discarded. */
import type { Content, ContentKey } from '#domain/content.ts';

interface StoredContent {
  /** The version that the form was opened with. */
  version: number;
  content: Content;
  at: string;
}

/** The prefix of all persisted state, which is removed at logout. */
const nameOf = (key: ContentKey) => `kakon.contentDraft.${key}`;

export function findStoredContent(key: ContentKey): StoredContent | null {
  try {
    const stored: Partial<StoredContent> | null = JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null');
    const isStored = typeof stored?.at === 'string' && typeof stored.content?.kind === 'string';
    return isStored ? (stored as StoredContent) : null;
  } catch {
    return null;
  }
}

export function storeContent(key: ContentKey, stored: StoredContent): void {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(stored));
  } catch {
    // Storage is full or blocked; the text lasts as long as the page.
  }
}

export const dropStoredContent = (key: ContentKey): void => localStorage.removeItem(nameOf(key));
