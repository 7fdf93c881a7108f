import MessageSquareText from 'virtual:lucide/message-square-text';
import { formatDay } from '#domain/dates.ts';
import { smsKindValues, smsStates } from '#domain/sms.ts';
import { grouped } from '#texts/numbers.ts';
import { smsKindTexts, smsStateTexts, smsTexts } from '#texts/sms.ts';
import { adminPages } from '#web/api/adminClient.ts';
import { mayOpen } from '#web/auth/adminPlaces.ts';
import { useUser } from '#web/auth/session.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminLink } from '#web/components/admin/AdminLink.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { ListCount } from '#web/components/admin/ListCount.tsx';
import { ListPagination } from '#web/components/admin/ListPagination.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { useIsReloading } from '#web/components/admin/useIsReloading.ts';
import { SmsDays } from '#web/components/adminSms/SmsDays.tsx';
import { SmsTable } from '#web/components/adminSms/SmsTable.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import type { Route } from './+types/sms.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: smsTexts.title, description: smsTexts.description, isHidden: true });

const filters = ['kind', 'state'] as const;

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  adminPages.sms({ query: pickQuery(url.searchParams, ['day', 'page', ...filters]) });

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={smsTexts.loadFailed} />;
}

export default function AdminSms({ loaderData }: Route.ComponentProps) {
  const { day, days, today, messages, pagination } = loaderData;
  const isReloading = useIsReloading();
  return (
    <AdminPage title={smsTexts.title}>
      <LimitOfToday today={today} />
      {days.length > 0 && <SmsDays days={days} shown={day} />}
      <h2 className="pt-6 text-xl">{smsTexts.ofDay(formatDay(day))}</h2>
      <SmsFilters day={day} />
      <ListCount
        total={pagination.total}
        page={pagination.currentPage}
        pageSize={pagination.limit}
        noun={smsTexts.noun}
        nouns={smsTexts.noun}
        filters={filters}
      />
      {messages.length > 0 ? (
        <SmsTable messages={messages} isBusy={isReloading} />
      ) : (
        <EmptyState icon={<MessageSquareText className="size-7" />} title={smsTexts.none}>
          {smsTexts.noneYet}
        </EmptyState>
      )}
      <ListPagination currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
    </AdminPage>
  );
}

function SmsFilters({ day }: { day: string }) {
  return (
    <FilterForm label={smsTexts.filter}>
      <input type="hidden" name="day" value={day} />
      <FilterSelect
        label={smsTexts.kind}
        name="kind"
        all={smsTexts.allKinds}
        choices={smsKindValues.map((value) => ({ value, label: smsKindTexts[value] }))}
      />
      <FilterSelect
        label={smsTexts.state}
        name="state"
        all={smsTexts.allStates}
        choices={smsStates.map((value) => ({ value, label: smsStateTexts[value] }))}
      />
    </FilterForm>
  );
}

function LimitOfToday({ today: { used, limit } }: { today: { used: number; limit: number } }) {
  const user = useUser();
  return (
    <div className="flex flex-col gap-2">
      {used >= limit && <FormAlert>{smsTexts.limitReached}</FormAlert>}
      <p className="text-muted text-sm tabular-nums">
        {smsTexts.limit(grouped(used), grouped(limit))}
        {mayOpen(user, '/admin/settings') && (
          <>
            {' · '}
            <AdminLink to="/admin/settings" className="underline underline-offset-4">
              {smsTexts.changeLimit}
            </AdminLink>
          </>
        )}
      </p>
    </div>
  );
}
