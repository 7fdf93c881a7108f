import { deliveryTimes } from '#domain/deliveryTimes.ts';
import { formatTaka } from '#domain/money.ts';
import { ContactNote } from '#web/components/info/ContactNote.tsx';
import { FeeTable } from '#web/components/info/FeeTable.tsx';
import { InfoPage, InfoSection } from '#web/components/info/InfoPage.tsx';
import { pageMeta } from '#web/pageMeta.ts';
import { useShop } from '#web/shop.ts';
import type { Route } from './+types/shipping.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Shipping Information',
    description: 'What delivery costs in Dhaka and everywhere else in Bangladesh, and how soon it arrives.',
  });

export default function Shipping() {
  const { delivery } = useShop();
  return (
    <InfoPage
      overline="Help"
      title="Shipping Information"
      lead={`We deliver to all 64 districts of Bangladesh. Orders of ${formatTaka(delivery.freeFrom)} or more are delivered free.`}
    >
      <InfoSection title="Fees and times">
        <FeeTable rule={delivery} />
        <p className="text-muted text-sm">
          The fee depends on the district you choose at checkout, and is shown before you place the order.
        </p>
      </InfoSection>
      <InfoSection title="How your order reaches you">
        <ul>
          <li>
            {`You receive an order number at once. In most places the parcel arrives within ${deliveryTimes.estimate}.`}
          </li>
          <li>Every piece is wrapped by hand, so bangles and glass arrive whole.</li>
          <li>The courier calls the phone number you gave before coming. Please keep it switched on.</li>
          <li>You pay in cash when the parcel is in your hands. There is nothing to pay in advance.</li>
        </ul>
      </InfoSection>
      <InfoSection title="Changing or cancelling">
        <p>
          You can cancel an order in your account until it is shipped. To change the address or an item before
          then, call us and we will see to it.
        </p>
      </InfoSection>
      <ContactNote />
    </InfoPage>
  );
}
