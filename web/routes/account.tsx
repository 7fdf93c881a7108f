import { useCallback } from 'react';
import { type ShouldRevalidateFunctionArgs, useNavigation, useRevalidator } from 'react-router';
import { accountTexts } from '#texts/account.ts';
import { offlineTexts } from '#texts/offline.ts';
import type { User } from '#web/api/responses.ts';
import { useUser } from '#web/auth/session.ts';
import { useRetryWhenOnline } from '#web/browser/useRetryWhenOnline.ts';
import { AccountPanel } from '#web/components/account/AccountPanel.tsx';
import { type AccountTabData, loadAccountTab, type TabCode } from '#web/components/account/loadAccountTab.ts';
import { PendingOrderNote } from '#web/components/checkout/PendingOrderNote.tsx';
import { PageSkeleton } from '#web/components/layout/PageSkeleton.tsx';
import { OrderTab } from '#web/components/orders/OrderTab.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import type { Route } from './+types/account.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: accountTexts.title,
    description: accountTexts.description,
    isHidden: true,
  });

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => loadAccountTab(url);

/** Opening an order or review changes only the address and needs no new data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const placeOf = ({ searchParams: query }: URL) => `${query.get('tab')} ${query.get('page')}`;
  return currentUrl.search !== nextUrl.search
    ? placeOf(currentUrl) !== placeOf(nextUrl)
    : defaultShouldRevalidate;
}

export const HydrateFallback = () => <PageSkeleton title={accountTexts.title} />;

export default function Account({ loaderData }: Route.ComponentProps) {
  const user = useUser();
  const isMoving = useNavigation().state === 'loading';
  const { shown } = loaderData;
  const isOld = 'isOld' in shown && shown.isOld;
  const { revalidate } = useRevalidator();
  const retry = useCallback(() => void revalidate(), [revalidate]);
  useRetryWhenOnline(isOld || (shown.tab === 'failed' && shown.isOffline), retry);
  if (!user) return <HydrateFallback />;
  return (
    <div className="page-width grid min-h-[70vh] grid-cols-1 content-start gap-8 py-8 sm:py-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
      <AccountPanel user={user} tab={loaderData.tab} waiting={loaderData.reviewable?.length ?? 0} />
      <div className={isMoving ? 'min-w-0 opacity-60 transition-opacity delay-150' : 'min-w-0'}>
        <PendingOrderNote className="mb-6" />
        {isOld && (
          <FormAlert tone="caution" className="mb-6">
            {offlineTexts.asLastSeen}
          </FormAlert>
        )}
        <TabContent data={loaderData} user={user} />
      </div>
    </div>
  );
}

function TabContent({ data, user }: { data: AccountTabData; user: User }) {
  const { revalidate, state } = useRevalidator();
  const { shown, reviewable } = data;
  const { ProfileTab, AddressBook, ReviewTab }: TabCode = data.code;
  switch (shown.tab) {
    case 'profile':
      return ProfileTab && <ProfileTab user={user} {...shown} />;
    case 'addresses':
      return AddressBook && <AddressBook addresses={shown.addresses} />;
    case 'orders':
      return <OrderTab {...shown} reviewable={reviewable} />;
    case 'reviews':
      return ReviewTab && <ReviewTab reviews={shown.reviews} reviewable={shown.reviewable} />;
    default:
      return (
        <ErrorState title={shown.title} onRetry={() => void revalidate()} isRetrying={state === 'loading'}>
          {shown.text}
        </ErrorState>
      );
  }
}
