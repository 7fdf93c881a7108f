import { useState } from 'react';
import { useLocation } from 'react-router';
import { type PlaceRow, placeRows } from '#domain/courierPlaceRows.ts';
import { type Courier, courierLabel, couriers } from '#domain/couriers.ts';
import { adminOrderMessages } from '#texts/adminOrderMessages.ts';
import { courierPlacesTexts } from '#texts/courierPlaces.ts';
import { adminApi, adminPages } from '#web/api/adminClient.ts';
import { toastOutcome } from '#web/api/toastOutcome.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { placeActionSchema, readAction } from '#web/components/admin/adminActions.ts';
import { ListPagination } from '#web/components/admin/ListPagination.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { PlaceFilters } from '#web/components/courierPlaces/PlaceFilters.tsx';
import { PlacesTable } from '#web/components/courierPlaces/PlacesTable.tsx';
import { firstCourier } from '#web/components/courierPlaces/placesHref.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';
import type { Route } from './+types/courierPlaces.ts';

const PAGE_SIZE = 50;
const loadDialog = () => import('#web/components/courierPlaces/PlaceDialog.tsx');

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: courierPlacesTexts.title,
    description: courierPlacesTexts.description,
    isHidden: true,
  });

const courierOf = (query: URLSearchParams): Courier => {
  const asked = query.get('courier') ?? '';
  return Object.hasOwn(couriers, asked) ? (asked as Courier) : firstCourier;
};

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const courier = courierOf(url.searchParams);
  return { courier, ...(await adminPages.courierPlaces({ query: { courier } })) };
}

/** Resets a place; the dialog saves places itself. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const action = await readAction(placeActionSchema, request);
  if (!action) return null;
  const { courier, district, thana } = action;
  await toastOutcome(
    adminApi.resetCourierPlace({ query: { courier, district, thana } }),
    adminOrderMessages.placesSaveFailed,
  );
  return null;
}

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={adminOrderMessages.placesFetchFailed} />;
}

/** The names of districts and zones at a courier. */
export default function CourierPlaces({ loaderData: { courier, places } }: Route.ComponentProps) {
  const query = new URLSearchParams(useLocation().search);
  const [edited, setEdited] = useState<PlaceRow | null>(null);
  const close = () => setEdited(null);
  const dialog = useLoaded(loadDialog, edited, close);
  const rows = placeRows(courier, places, {
    search: query.get('search') ?? '',
    district: query.get('district') ?? '',
    isChanged: query.has('changed'),
  });
  const totalPages = Math.ceil(rows.length / PAGE_SIZE);
  const page = Math.min(Math.max(1, Number(query.get('page')) || 1), Math.max(1, totalPages));
  return (
    <AdminPage
      title={courierPlacesTexts.placesAt(courierLabel(courier))}
      actions={
        <ButtonLink to="/admin/orders/couriers" look="quiet" size="sm">
          {courierPlacesTexts.backToCouriers}
        </ButtonLink>
      }
    >
      <p className="text-muted text-sm">{courierPlacesTexts.namesComeFrom[courier]}</p>
      <PlaceFilters />
      {rows.length === 0 ? (
        <EmptyState title={courierPlacesTexts.none}>{courierPlacesTexts.noneHint}</EmptyState>
      ) : (
        <PlacesTable
          courier={courier}
          rows={rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          onEdit={setEdited}
        />
      )}
      <ListPagination currentPage={page} totalPages={totalPages} />
      {edited && dialog && <dialog.PlaceDialog courier={courier} row={edited} onClose={close} />}
    </AdminPage>
  );
}
