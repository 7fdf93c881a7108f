import { useState } from 'react';
import { feeText } from '#domain/delivery.ts';
import { formatTaka, toPoisha } from '#domain/money.ts';
import { placeName } from '#domain/thanas.ts';
import { checkoutTexts } from '#texts/checkout.ts';
import { digits } from '#texts/numbers.ts';
import { offlineTexts } from '#texts/offline.ts';
import { ChoiceText } from '#web/components/cart/ChoiceText.tsx';
import { SumRow } from '#web/components/cart/SumRow.tsx';
import { sendNow } from '#web/offline/watchSyncQueue.ts';
import { type PendingOrder as Pending, syncQueueNow } from '#web/state/syncQueue.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { TextWith } from '#web/ui/TextWith.tsx';
import { cancelPending } from './cancelPending.ts';

/** The button that was pressed was at the end of a longer page: what is there now is the footer. */
const showStart = (order: HTMLElement | null) => {
  if (order) window.scrollTo({ top: 0, behavior: 'instant' });
};

/** Replaces the form while an order waits on this phone for a network. */
export function PendingOrder({ order }: { order: Pending }) {
  const { mayStand } = order;
  return (
    <div ref={showStart} className="flex max-w-2xl flex-col gap-6">
      <FormAlert tone="caution">{mayStand ? offlineTexts.orderUnknown : offlineTexts.orderSaved}</FormAlert>
      <PendingLines order={order} />
      <SendButton />
      <div className="flex flex-wrap justify-between gap-4">
        <ButtonLink to="/products" look="quiet" size="sm">
          {checkoutTexts.continueShopping}
        </ButtonLink>
        {mayStand ? (
          <p className="text-muted text-sm">{offlineTexts.cannotCancel}</p>
        ) : (
          <Button look="quiet" size="sm" className="text-muted!" onClick={() => void cancelPending()}>
            {checkoutTexts.cancelOrder}
          </Button>
        )}
      </div>
    </div>
  );
}

function SendButton() {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const send = async () => {
    setBusy(true);
    setFailed(false);
    await sendNow();
    setBusy(false);
    setFailed(syncQueueNow().order !== null);
  };
  return (
    <div className="flex flex-col gap-2">
      <Button size="lg" wide busy={isBusy} busyLabel={checkoutTexts.sending} onClick={() => void send()}>
        {checkoutTexts.sendNow}
      </Button>
      <p role="status" className="min-h-5 text-center text-muted text-sm">
        {hasFailed && offlineTexts.stillOffline}
      </p>
    </div>
  );
}

function PendingLines({ order: { body, cart } }: { order: Pending }) {
  const { shippingAddress: to } = body;
  return (
    <section
      aria-label={checkoutTexts.yourOrder}
      className="flex flex-col gap-5 rounded-md bg-sand p-5 sm:p-8"
    >
      <ul className="flex flex-col gap-4">
        {cart.items
          .filter(({ available }) => available)
          .map((line) => (
            <li key={line._id} className="flex gap-4 text-sm">
              <Picture src={line.image} alt="" sizes="4rem" className="w-16 shrink-0 self-start rounded-md" />
              <div className="min-w-0 grow">
                <p className="leading-5">{line.name}</p>
                <ChoiceText {...line} />
                <p className="text-muted tabular-nums">
                  {digits(line.quantity)} × {formatTaka(line.price)}
                </p>
              </div>
            </li>
          ))}
      </ul>
      <dl className="flex flex-col gap-2 border-line border-t pt-4 tabular-nums [&_dd]:font-medium">
        <SumRow term={checkoutTexts.delivery}>{feeText(toPoisha(Number(body.shippingPrice)))}</SumRow>
        <SumRow term={checkoutTexts.total}>{formatTaka(Number(body.totalPrice))}</SumRow>
      </dl>
      <p className="text-sm">
        <TextWith
          text={checkoutTexts.deliverTo}
          parts={{
            name: <span className="font-medium">{to.fullName}</span>,
            address: to.address,
            place: placeName(to),
          }}
        />
      </p>
    </section>
  );
}
