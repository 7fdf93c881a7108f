import { returnTexts } from '#domain/returnsPolicy.ts';
import { ContactNote } from '#web/components/info/ContactNote.tsx';
import { InfoPage, InfoSection } from '#web/components/info/InfoPage.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import type { Route } from './+types/returns.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Returns & Exchanges',
    description: returnTexts.summary,
  });

export default function Returns() {
  return (
    <InfoPage overline="Help" title="Returns & Exchanges" lead={returnTexts.summary}>
      <InfoSection title="What can be returned">
        <ul>
          <li>{returnTexts.condition}</li>
          <li>{returnTexts.faulty}</li>
          <li>{returnTexts.hygiene}</li>
        </ul>
      </InfoSection>
      <InfoSection title="How it works">
        <ul>
          <li>Contact us {returnTexts.window} with your order number and, if you can, a photo.</li>
          <li>We arrange a pickup or tell you where to send the item.</li>
          <li>Once we receive the item, we send the exchange or your refund. {returnTexts.refund}</li>
        </ul>
      </InfoSection>
      <InfoSection title="What it costs">
        <p>{returnTexts.cost}</p>
      </InfoSection>
      <ContactNote title="Something wrong with your order?" />
    </InfoPage>
  );
}
