/**
 * Data of the account page: the chosen tab's own data, and the products to review, which are null if they failed to
 * load.
 */

import { pageSizes } from '#domain/pages.ts';
import { accountTexts } from '#texts/account.ts';
import { accountMessages } from '#texts/accountMessages.ts';
import { errorPagesTexts } from '#texts/errorPages.ts';
import { orderMessages } from '#texts/orderMessages.ts';
import { api } from '#web/api/client.ts';
import { failureText } from '#web/api/failures.ts';
import { isUnreachable } from '#web/api/problemKind.ts';
import { userNow } from '#web/auth/session.ts';
import { orLastKnown } from '#web/offline/lastKnown.ts';

export const accountTabs = ['profile', 'addresses', 'orders', 'reviews'] as const;
export type AccountTab = (typeof accountTabs)[number];

export const accountHref = (tab: AccountTab): string =>
  tab === 'profile' ? '/account' : `/account?tab=${tab}`;

export const readTab = (asked: string | null): AccountTab =>
  accountTabs.find((tab) => tab === asked) ?? 'profile';

const readPage = (asked: string | null): number => (/^[1-9]\d{0,5}$/.test(asked ?? '') ? Number(asked) : 1);

export type Devices = Awaited<ReturnType<typeof api.sessions>>;
export type Reviewable = Awaited<ReturnType<typeof api.reviewable>>;
export type OwnReviews = Awaited<ReturnType<typeof api.myReviews>>;
export type OwnReview = OwnReviews[number];

/** The API gives no count. Requesting the first order of the next page tells whether there is one. */
async function ordersOn(page: number) {
  const limit = pageSizes.orders;
  const [orders, next] = await Promise.all([
    api.myOrders({ query: { page: String(page), limit: String(limit) } }),
    api.myOrders({ query: { page: String(page * limit + 1), limit: '1' } }),
  ]);
  return { orders, page, hasNext: next.length > 0 };
}

/**
 * Only admins can switch it on, so only they download it. It loads together with its section to avoid a layout shift.
 */
async function ownSecondFactor() {
  if (userNow()?.role !== 'admin') return null;
  const [factor, { SecondFactorSection }] = await Promise.all([
    api.secondFactor(),
    import('#web/components/secondFactor/SecondFactorSection.tsx'),
  ]);
  return { factor, SecondFactorSection };
}
export type OwnSecondFactor = Awaited<ReturnType<typeof ownSecondFactor>>;

const content = {
  profile: async () => {
    const [devices, secondFactor, stockAlerts] = await Promise.all([
      api.sessions(),
      ownSecondFactor(),
      api.stockAlerts(),
    ]);
    return { tab: 'profile' as const, devices, secondFactor, stockAlerts };
  },
  addresses: async () => {
    const { value, isOld } = await orLastKnown('addresses', () => api.addresses());
    return { tab: 'addresses' as const, addresses: value, isOld };
  },
  orders: async (query: URLSearchParams) => {
    const page = readPage(query.get('page'));
    if (page > 1) return { tab: 'orders' as const, ...(await ordersOn(page)), isOld: false };
    const { value, isOld } = await orLastKnown('orders', () => ordersOn(1));
    return { tab: 'orders' as const, ...value, isOld };
  },
  reviews: async (_: URLSearchParams, waiting: Promise<Reviewable>) => {
    const [reviews, reviewable] = await Promise.all([api.myReviews(), waiting]);
    return { tab: 'reviews' as const, reviews, reviewable };
  },
};

const failures: Record<AccountTab, string> = {
  profile: accountMessages.profileFetchFailed,
  addresses: accountTexts.addressesFailed,
  orders: orderMessages.fetchAllFailed,
  reviews: accountTexts.reviewsFailed,
};

/** Replaces the content of a tab that failed to load. */
export interface TabFailure {
  tab: 'failed';
  title: string;
  text?: string;
  /** There was no network. */
  isOffline: boolean;
}

export function failureOf(tab: AccountTab, error: unknown): TabFailure {
  const failed = { tab: 'failed', isOffline: false } as const;
  if (!isUnreachable(error)) return { ...failed, title: failureText(error, failures[tab]) };
  // The shop alone may be out of reach.
  if (navigator.onLine) return { ...failed, title: failures[tab] };
  return {
    tab: 'failed',
    title: errorPagesTexts.offline,
    text: errorPagesTexts.offlineText,
    isOffline: true,
  };
}

export async function loadAccount({ searchParams }: URL) {
  const tab = readTab(searchParams.get('tab'));
  const waiting = api.reviewable();
  const [shown, reviewable] = await Promise.all([
    content[tab](searchParams, waiting).catch((error: unknown) => failureOf(tab, error)),
    waiting.catch(() => null),
  ]);
  return { tab, shown, reviewable };
}
