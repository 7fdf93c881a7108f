import { formatTaka } from '#domain/money.ts';
import { ContactNote } from '#web/components/info/ContactNote.tsx';
import { FeeTable } from '#web/components/info/FeeTable.tsx';
import { InfoPage, InfoSection } from '#web/components/info/InfoPage.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { useSettings } from '#web/state/settings.ts';
import type { Route } from './+types/shipping.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Shipping Information',
    description: 'What delivery costs in Dhaka and the rest of Bangladesh, and how long it takes.',
  });

export default function Shipping() {
  const { delivery } = useSettings();
  return (
    <InfoPage
      overline="Help"
      title="Shipping Information"
      lead={`We deliver to all 64 districts of Bangladesh. Delivery is free for orders of ${formatTaka(delivery.freeFrom)} or more.`}
    >
      <InfoSection title="Fees and times">
        <FeeTable rule={delivery} />
        <p className="text-muted text-sm">
          The fee depends on your district. You see it at checkout before you place the order.
        </p>
      </InfoSection>
      <InfoSection title="How delivery works">
        <ul>
          <li>You get an order number right away, and a confirmation by email.</li>
          <li>We pack every piece by hand, so that bangles and glass arrive safely.</li>
          <li>The courier calls you before coming. Please keep your phone on.</li>
          <li>You pay in cash when you receive your order. There is no advance payment.</li>
        </ul>
      </InfoSection>
      <InfoSection title="Changing or cancelling">
        <p>
          You can cancel an order in your account until it is shipped. To change the address or an item before
          then, call us and we will help.
        </p>
      </InfoSection>
      <ContactNote />
    </InfoPage>
  );
}
