import { useState } from 'react';
import { manualOrdersTexts } from '#texts/manualOrders.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { ManualOrderForm } from '#web/components/manualOrders/ManualOrderForm.tsx';
import { productsNow } from '#web/components/manualOrders/manualItems.ts';
import { PlacedOrder } from '#web/components/manualOrders/PlacedOrder.tsx';
import { dropManualOrder, storedParts } from '#web/components/manualOrders/storedManualOrder.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { Button } from '#web/ui/Button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import type { Route } from './+types/newOrder.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: manualOrdersTexts.newOrder,
    description: manualOrdersTexts.description,
    isHidden: true,
  });

/** The products of an order that was being typed, with their stock and prices as they are now. */
export const clientLoader = () => productsNow(storedParts().items);

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={manualOrdersTexts.openFailed} />;
}

const CLEAR = manualOrdersTexts.clearQuestion;

export default function NewOrder({ loaderData: products }: Route.ComponentProps) {
  const [placed, setPlaced] = useState<AdminOrder | null>(null);
  /** Each order has a form of its own. */
  const [round, setRound] = useState(0);
  const startNext = () => {
    dropManualOrder();
    setPlaced(null);
    setRound(round + 1);
  };
  const clear = async () => {
    if (
      await confirm(CLEAR, {
        yes: manualOrdersTexts.clear,
        no: manualOrdersTexts.keepForm,
        isDangerous: true,
      })
    )
      startNext();
  };
  return (
    <AdminPage
      title={manualOrdersTexts.newOrder}
      actions={
        !placed && (
          <Button look="outline" size="sm" onClick={() => void clear()}>
            {manualOrdersTexts.clearForm}
          </Button>
        )
      }
    >
      {placed ? (
        <PlacedOrder order={placed} onNext={startNext} />
      ) : (
        <ManualOrderForm key={round} products={products} onPlaced={setPlaced} onClear={startNext} />
      )}
    </AdminPage>
  );
}
