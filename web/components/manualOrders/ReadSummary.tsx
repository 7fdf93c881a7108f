import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { lineText } from '#domain/orderLines.ts';
import { formatPhone, normalisePhone } from '#domain/phones.ts';
import { placeName } from '#domain/thanas.ts';
import { manualOrdersTexts } from '#texts/manualOrders.ts';
import { orderSourceTexts } from '#texts/orderSources.ts';
import { PhoneHint } from '#web/components/adminOrders/PhoneHint.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CheckNote } from './CheckNote.tsx';
import { checksOf } from './checksOf.ts';
import { isHandedOver } from './manualOrderForm.ts';
import { pastWith } from './phoneOrders.ts';
import type { ManualOrder } from './useManualOrder.ts';

const filled = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');

/** The whole order at a glance, as it was read and changed since, and what is to be checked. */
export function ReadSummary({ order }: { order: ManualOrder }) {
  const { form, edited, message, phoneOrders } = order;
  const heading = useRef<HTMLHeadingElement>(null);
  const { timesRead } = message;
  // A reload shows what was read before, and leaves the focus alone.
  useEffect(() => {
    if (timesRead > 0) heading.current?.focus();
  }, [timesRead]);
  const [name, phone = '', address, thana, district, source = 'message'] = useWatch({
    control: form.control,
    name: ['fullName', 'phone', 'address', 'thana', 'district', 'source'],
  });
  const last = phoneOrders?.orders[0];
  return (
    <section
      aria-label={manualOrdersTexts.asRead}
      className="flex flex-col gap-1 rounded-md border border-line bg-paper p-4 text-sm"
    >
      <h2
        ref={heading}
        tabIndex={-1}
        className="wrap-anywhere scroll-mt-16 font-medium font-text text-base outline-none"
      >
        {filled(name, formatPhone(normalisePhone(phone))) || manualOrdersTexts.noNameAndNumber}
      </h2>
      {/* The orders arrive later: their line is reserved. */}
      <p className="min-h-5">
        {last && <PhoneHint past={pastWith(last)} count={manualOrdersTexts.earlierOrders} />}
        {phoneOrders && !last && (
          <span className="text-muted text-xs">{manualOrdersTexts.firstOrderFromThisNumber}</span>
        )}
      </p>
      <p className="wrap-anywhere">
        {isHandedOver({ source })
          ? orderSourceTexts.soldInShop
          : filled(address, placeName({ thana, district })) || manualOrdersTexts.noAddress}
      </p>
      <ul aria-label={manualOrdersTexts.itemsAsRead} className="wrap-anywhere">
        {edited.items.map((item) => (
          <li key={item.key}>{lineText(item)}</li>
        ))}
      </ul>
      <Checks {...{ form, edited, message }} />
    </section>
  );
}

function Checks(order: Pick<ManualOrder, 'form' | 'edited' | 'message'>) {
  const checks = checksOf(order);
  const { length } = order.edited.items;
  return (
    <>
      <p role="status" className="text-muted text-xs">
        {checks.length > 0
          ? manualOrdersTexts.itemsToCheck(length, checks.length)
          : manualOrdersTexts.itemsClear(length)}
      </p>
      <ul aria-label={manualOrdersTexts.checks} className="flex flex-wrap gap-x-4 empty:hidden">
        {checks.map(({ label, go }) => (
          <li key={label}>
            <Button look="quiet" size="sm" className="wrap-anywhere text-left" onClick={go}>
              <CheckNote>{manualOrdersTexts.check(label)}</CheckNote>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
