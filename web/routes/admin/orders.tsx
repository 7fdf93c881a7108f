import Truck from 'virtual:lucide/truck';
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate, useNavigation } from 'react-router';
import { adminPageSizes } from '#domain/adminPages.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import { orderMessages } from '#texts/orderMessages.ts';
import { adminPages } from '#web/api/adminClient.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { OUTDATED_PAGE, orderActionSchema, readAction } from '#web/components/admin/adminActions.ts';
import { ListCount } from '#web/components/admin/ListCount.tsx';
import { ListPagination } from '#web/components/admin/ListPagination.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { useIsReloading } from '#web/components/admin/useIsReloading.ts';
import { loadNeighbours, loadOpened } from '#web/components/adminOrders/loadOpened.ts';
import { moveOrders } from '#web/components/adminOrders/moveOrders.ts';
import { NewOrderLink } from '#web/components/adminOrders/NewOrderLink.tsx';
import { OrderFigures } from '#web/components/adminOrders/OrderFigures.tsx';
import { OrderFilters, orderFilterNames } from '#web/components/adminOrders/OrderFilters.tsx';
import { OrdersList } from '#web/components/adminOrders/OrdersList.tsx';
import type { OrderActionResult } from '#web/components/adminOrders/orderActions.ts';
import { addNote, deleteNote, recordCall } from '#web/components/adminOrders/orderActions.ts';
import { freshenSelection } from '#web/components/adminOrders/useSelection.ts';
import { sendOrderForm } from '#web/components/orderLifecycle/orderForms.ts';
import { closedHref, openOrder } from '#web/components/orders/openedOrder.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';
import type { Route } from './+types/orders.ts';

const loadDialog = () => import('#web/components/adminOrders/OrderDialog.tsx');

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: adminOrdersTexts.orders,
    description: adminOrdersTexts.description,
    isHidden: true,
  });

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [list, stats, layouts, opened, neighbours] = await Promise.all([
    adminPages.orders({ query: pickQuery(url.searchParams, ['page', ...orderFilterNames]) }),
    adminPages.stats(),
    adminPages.courierLayouts(),
    loadOpened(url.search),
    loadNeighbours(url.search),
  ]);
  freshenSelection(opened ? [...list.orders, opened.order] : list.orders);
  return { list, stats, layouts, opened, neighbours };
}

/** Order actions by `intent`. The reloaded list shows the result. */
export async function clientAction({ request }: Route.ClientActionArgs): Promise<OrderActionResult> {
  const action = await readAction(orderActionSchema, request);
  if (!action) return { failure: OUTDATED_PAGE };
  switch (action.intent) {
    case 'move':
      return moveOrders(
        action.id.map((id, place) => ({ id, from: action.from[place] })),
        action.status,
      );
    case 'call':
      return recordCall(action);
    case 'note':
      return addNote(action);
    case 'deleteNote':
      return deleteNote(action);
    default:
      return sendOrderForm(action);
  }
}

/** Without a network the list would give way to an error page, and what is typed and selected with it. */
export const shouldRevalidate = ({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && (actionResult as OrderActionResult | undefined)?.code !== 'unreachable';

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={orderMessages.fetchAllFailed} />;
}

export default function AdminOrders({ loaderData }: Route.ComponentProps) {
  const { list, stats, layouts, opened, neighbours } = loaderData;
  const { search } = useLocation();
  const navigate = useNavigate();
  const { location: next = { search } } = useNavigation();
  const isReloading = useIsReloading();
  const known = opened ? [...list.orders, opened.order] : list.orders;
  const order = openOrder(
    { current: search, next: next.search },
    (id) => known.find(({ _id }) => _id === id) ?? null,
  );
  const close = () => void navigate(closedHref(search), { preventScrollReset: true });
  const dialog = useLoaded(loadDialog, order, close);
  return (
    <AdminPage
      title={adminOrdersTexts.orders}
      actions={
        <>
          <ButtonLink to="/admin/orders/couriers" look="outline" size="sm">
            <Truck aria-hidden="true" className="size-4" />
            {adminOrdersTexts.couriers}
          </ButtonLink>
          <NewOrderLink />
        </>
      }
    >
      <OrderFigures stats={stats} />
      <OrderFilters />
      <ListCount
        total={list.totalOrders}
        page={list.currentPage}
        pageSize={adminPageSizes.orders}
        noun={adminOrdersTexts.noun}
        filters={orderFilterNames}
      />
      <OrdersList orders={list.orders} total={list.totalOrders} layouts={layouts} isBusy={isReloading} />
      <ListPagination currentPage={list.currentPage} totalPages={list.totalPages} />
      {dialog && <dialog.OrderDialog order={order} opened={opened} neighbours={neighbours} onClose={close} />}
    </AdminPage>
  );
}
