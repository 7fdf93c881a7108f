import Package from 'virtual:lucide/package';
import { useLocation, useNavigate } from 'react-router';
import { orderMessages } from '#texts/orderMessages.ts';
import { ordersTexts } from '#texts/orders.ts';
import type { Order } from '#web/api/responses.ts';
import type { Reviewable } from '#web/components/account/accountData.ts';
import { TabSection } from '#web/components/account/TabSection.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderPages } from './OrderPages.tsx';
import { closedHref, openedId } from './openedOrder.ts';

const loadDialog = () => import('./OrderDialog.tsx');

interface OrderTabProps {
  orders: readonly Order[];
  page: number;
  hasNext: boolean;
  reviewable: Reviewable | null;
}

export function OrderTab({ orders, page, hasNext, reviewable }: OrderTabProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const opened = orders.find(({ _id }) => _id === openedId(search)) ?? null;
  const close = () => void navigate(closedHref(search), { preventScrollReset: true, replace: true });
  const dialog = useLoaded(loadDialog, opened, close);
  return (
    <TabSection title={ordersTexts.title}>
      {orders.length === 0 ? (
        <EmptyState
          level={3}
          icon={<Package className="size-7" strokeWidth={1.5} />}
          title={orderMessages.none}
          action={<ButtonLink to="/products">{ordersTexts.startShopping}</ButtonLink>}
        />
      ) : (
        <ul className="flex flex-col gap-6">
          {orders.map((order) => (
            <OrderCard key={order._id} order={order} reviewable={reviewable} />
          ))}
        </ul>
      )}
      <OrderPages page={page} hasNext={hasNext} />
      {dialog && <dialog.OrderDialog order={opened} onClose={close} />}
    </TabSection>
  );
}
