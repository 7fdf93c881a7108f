import { isToDeliver } from '#domain/addresses.ts';
import { formatPhone } from '#domain/phones.ts';
import { manualOrdersTexts } from '#texts/manualOrders.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { typedFrom } from '#web/components/addresses/typedAddress.ts';
import { PhoneHistory } from '#web/components/adminOrders/PhoneHistory.tsx';
import { Button } from '#web/ui/Button.tsx';
import { pastWith } from './phoneOrders.ts';
import type { ManualOrder } from './useManualOrder.ts';

/** The earlier orders of the typed phone number, and where the last one went. */
export function PhoneOrders({ form, phoneOrders: found }: Pick<ManualOrder, 'form' | 'phoneOrders'>) {
  if (!found) return null;
  const { typed, orders } = found;
  const [last] = orders;
  if (!last) return <p className="text-muted text-sm">{manualOrdersTexts.noOrdersYet(formatPhone(typed))}</p>;
  const delivered = orders.find(({ shippingAddress }) => isToDeliver(shippingAddress));
  return (
    <div className="flex flex-col gap-3 text-sm">
      {delivered && <LastAddress order={delivered} form={form} />}
      <PhoneHistory
        title={manualOrdersTexts.ordersOf(formatPhone(typed))}
        past={pastWith(last)}
        none=""
        orders={orders}
        hrefOf={(id) => `/admin/orders?order=${id}`}
      />
    </div>
  );
}

function LastAddress({ order, form }: { order: AdminOrder } & Pick<ManualOrder, 'form'>) {
  const { fullName, address, placeName } = order.shippingAddress;
  const fill = () => {
    const { phone: _, ...fields } = typedFrom(order.shippingAddress);
    form.reset({ ...form.getValues(), ...fields });
    form.setFocus('fullName');
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-sm border border-edge px-3 py-2">
      <p className="wrap-anywhere min-w-0 grow basis-48">
        <span className="text-muted">{manualOrdersTexts.lastOrder}</span> {fullName}, {address}, {placeName}
      </p>
      <Button look="outline" size="sm" onClick={fill}>
        {manualOrdersTexts.useThisAddress}
      </Button>
    </div>
  );
}
