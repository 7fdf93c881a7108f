import { formatTaka } from '#domain/money.ts';
import { returnTexts } from '#domain/returnsPolicy.ts';
import { InfoPage, InfoSection } from '#web/components/info/InfoPage.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { useSettings } from '#web/state/settings.ts';
import { Link } from '#web/ui/Link.tsx';
import type { Route } from './+types/terms.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Terms of Service',
    description: 'The terms for ordering from us: prices, payment on delivery, cancellation and returns.',
  });

export default function Terms() {
  const { name, delivery } = useSettings();
  return (
    <InfoPage
      overline="Our shop"
      title="Terms of Service"
      lead={`By ordering from ${name} you agree to these terms.`}
    >
      <InfoSection title="Orders">
        <p>
          You order at the prices shown at checkout. If a price or the stock changes before you place the
          order, we tell you first and nothing is ordered. You can cancel in your account until the order is
          shipped.
        </p>
      </InfoSection>
      <InfoSection title="Prices, delivery and payment">
        <p>
          Prices are in taka and include all taxes. Delivery costs {formatTaka(delivery.insideDhaka)} in Dhaka
          and {formatTaka(delivery.outsideDhaka)} elsewhere, and is free for orders of{' '}
          {formatTaka(delivery.freeFrom)} or more. You pay in cash on delivery. See{' '}
          <Link to="/shipping">Shipping Information</Link>.
        </p>
      </InfoSection>
      <InfoSection title="Returns">
        <p>
          {returnTexts.condition} {returnTexts.hygiene} {returnTexts.refund} See{' '}
          <Link to="/returns">Returns & Exchanges</Link>.
        </p>
      </InfoSection>
      <InfoSection title="Handmade products">
        <p>
          No two handmade pieces are exactly alike: color, pattern and weight can differ a little from the
          photo. Bangle sizes are measured across the inside.
        </p>
      </InfoSection>
      <InfoSection title="Your account and reviews">
        <p>
          Please keep your password to yourself. Reviews must be honest, polite and about a product you
          bought. We may remove reviews that are not, and close accounts that are misused.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
