import { ContactNote } from '#web/components/info/ContactNote.tsx';
import { InfoPage, InfoSection } from '#web/components/info/InfoPage.tsx';
import { pageMeta } from '#web/pageMeta.ts';
import type { Route } from './+types/returns.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Returns & Exchanges',
    description: 'Returns and exchanges within 7 days of delivery, refunds in 5-7 business days.',
  });

export default function Returns() {
  return (
    <InfoPage
      overline="Help"
      title="Returns & Exchanges"
      lead="If something isn't right, tell us within 7 days of delivery and we will put it right."
    >
      <InfoSection title="What can be returned">
        <ul>
          <li>Pieces that arrived damaged, faulty or different from what you ordered: always.</li>
          <li>
            Unworn jewelry, bangles and alna in their wrapping, for an exchange of size or colour or for your
            money back.
          </li>
          <li>
            Cosmetics only while sealed, and earrings and nose pins only if faulty, for the sake of hygiene.
          </li>
        </ul>
      </InfoSection>
      <InfoSection title="How it works">
        <ul>
          <li>Contact us within 7 days of delivery with your order number and, if you can, a photo.</li>
          <li>We arrange for the piece to be collected, or tell you where to send it.</li>
          <li>Once we have it back we send the exchange, or your money within 5-7 business days.</li>
        </ul>
      </InfoSection>
      <InfoSection title="What it costs">
        <p>
          Nothing, if the mistake is ours. If you changed your mind, you pay the delivery of the return and of
          the exchange.
        </p>
      </InfoSection>
      <ContactNote title="Something not right?" />
    </InfoPage>
  );
}
