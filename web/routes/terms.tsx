import { Link } from 'react-router';
import { formatTaka } from '#domain/money.ts';
import { InfoPage, InfoSection } from '#web/components/info/InfoPage.tsx';
import { pageMeta } from '#web/pageMeta.ts';
import { useShop } from '#web/shop.ts';
import type { Route } from './+types/terms.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Terms of Service', description: 'What you may expect of us, and we of you.' });

export default function Terms() {
  const { name, delivery } = useShop();
  return (
    <InfoPage
      overline="Our shop"
      title="Terms of Service"
      lead={`By ordering from ${name} you agree to these few terms.`}
    >
      <InfoSection title="Orders">
        <p>
          An order is an offer to buy at the prices shown when you place it. If a price or the stock changes
          before that, you are told first and nothing is ordered. You can cancel in your account until it is
          shipped.
        </p>
      </InfoSection>
      <InfoSection title="Prices, delivery and payment">
        <p>
          Prices are in taka and include all taxes. Delivery costs {formatTaka(delivery.insideDhaka)} in Dhaka
          and {formatTaka(delivery.outsideDhaka)} elsewhere, and nothing from {formatTaka(delivery.freeFrom)}.
          You pay in cash on delivery. See <Link to="/shipping">Shipping Information</Link>.
        </p>
      </InfoSection>
      <InfoSection title="Returns">
        <p>
          Within 7 days of delivery, as <Link to="/returns">Returns & Exchanges</Link> describes. Refunds
          reach you in 5-7 business days.
        </p>
      </InfoSection>
      <InfoSection title="Handmade things">
        <p>
          No two handmade pieces are quite alike: shade, pattern and weight may differ a little from the
          photograph. Sizes of bangles are given as measured across the inside.
        </p>
      </InfoSection>
      <InfoSection title="Your account and reviews">
        <p>
          Keep your password to yourself. Reviews are for what you bought and must be honest and decent; we
          may remove those that are not, and close accounts that are misused.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
