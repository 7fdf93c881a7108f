/**
 * The drafts of forms, as they are stored for this tab, and their deletion. A reload, a lost connection or an ended session does
 * not lose them. Only the user who typed a draft gets it back, and logout deletes it. How a form uses them: `formDrafts.ts`, which
 * pages without a form do not load.
 */
import { userIdNow } from '#web/auth/session.ts';
import { persistedStore } from './persistedStore.ts';

interface Drafts {
  writer: string | null;
  forms: Readonly<Record<string, unknown>>;
}

const noDrafts: Drafts = { writer: null, forms: {} };

const isDrafts = (stored: unknown): stored is Drafts => {
  const { writer, forms } = (stored ?? {}) as Partial<Drafts>;
  return typeof writer === 'string' && typeof forms === 'object' && forms !== null;
};

export const draftStore = persistedStore<Drafts>({
  key: 'formDrafts',
  empty: noDrafts,
  isSound: isDrafts,
  isOfTab: true,
});

export const forgetFormDrafts = (): void => draftStore.setState(noDrafts);

/** Deletes drafts of a previous user. */
export function forgetDraftsOfOthers(): void {
  const { writer } = draftStore.getState();
  const userId = userIdNow();
  if (writer !== null && userId !== null && writer !== userId) forgetFormDrafts();
}
