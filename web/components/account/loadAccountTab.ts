/**
 * The chosen tab of the account page: its data, and the code of the tabs with forms together with it. Most visits are for an
 * order, which needs no form.
 */
import { isProblem, Problem } from '#domain/problems.ts';
import type { AddressBook } from '#web/components/addresses/AddressBook.tsx';
import type { ReviewTab } from '#web/components/reviews/ReviewTab.tsx';
import { type AccountTab, failureOf, loadAccount, readTab } from './accountData.ts';
import type { ProfileTab } from './ProfileTab.tsx';

export interface TabCode {
  ProfileTab?: typeof ProfileTab;
  AddressBook?: typeof AddressBook;
  ReviewTab?: typeof ReviewTab;
}

const code: Record<AccountTab, () => Promise<TabCode>> = {
  profile: () => import('./ProfileTab.tsx'),
  addresses: () => import('#web/components/addresses/AddressBook.tsx'),
  orders: async () => ({}),
  reviews: () => import('#web/components/reviews/ReviewTab.tsx'),
};

/** Code that does not load is a call without a response, too. */
const codeFailure = () => new Problem('unreachable');

export async function loadAccountTab(url: URL) {
  const tab = readTab(url.searchParams.get('tab'));
  const [data, loaded] = await Promise.all([loadAccount(url), code[tab]().catch(codeFailure)]);
  if (!isProblem(loaded)) return { ...data, code: loaded };
  return { ...data, code: {}, shown: data.shown.tab === 'failed' ? data.shown : failureOf(tab, loaded) };
}
export type AccountTabData = Awaited<ReturnType<typeof loadAccountTab>>;
