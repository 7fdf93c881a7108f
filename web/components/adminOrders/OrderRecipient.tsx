import type { ReactNode } from 'react';
import { isToDeliver } from '#domain/addresses.ts';
import { countryTexts } from '#texts/countries.ts';
import { orderDialogTexts } from '#texts/orderDialog.ts';
import { orderSourceTexts } from '#texts/orderSources.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { CourierNote } from '#web/components/orders/CourierNote.tsx';
import { EstimatedDelivery } from '#web/components/orders/EstimatedDelivery.tsx';
import { GiftNote } from '#web/components/orders/GiftNote.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { OrderCustomer } from './OrderCustomer.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="overline-text font-text text-muted">{title}</h3>
      {children}
    </section>
  );
}

/** The delivery address with what the courier is asked for, and who ordered. */
export function OrderRecipient({ order }: { order: AdminOrder }) {
  const { shippingAddress } = order;
  const { fullName, address, placeName, landmark, country } = shippingAddress;
  const hasPlace = isToDeliver(shippingAddress);
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Part title={hasPlace ? orderDialogTexts.deliveryAddress : orderSourceTexts.soldInShop}>
        <address className="not-italic">
          <strong className="font-medium">{fullName}</strong>
          {hasPlace && (
            <>
              <br />
              {address}
              <br />
              {landmark && (
                <>
                  {orderDialogTexts.landmark(landmark)}
                  <br />
                </>
              )}
              {placeName}
              <br />
              {countryTexts.nameOf(country)}
            </>
          )}
        </address>
        <ContactLinks order={order} />
        <CourierNote order={order} />
        <GiftNote order={order} />
        <EstimatedDelivery order={order} />
      </Part>
      <Part title={orderDialogTexts.customer}>
        <OrderCustomer order={order} />
      </Part>
    </div>
  );
}
