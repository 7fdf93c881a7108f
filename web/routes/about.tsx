import { formatTaka } from '#domain/money.ts';
import { ArchPhoto } from '#web/components/home/ArchPhoto.tsx';
import { InfoPage, InfoSection } from '#web/components/info/InfoPage.tsx';
import { pageMeta } from '#web/pageMeta.ts';
import { useShop } from '#web/shop.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import type { Route } from './+types/about.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'About Us',
    description:
      'A shop in Dhaka for handmade bangles, jewelry and cosmetics, delivered all over Bangladesh.',
  });

export default function About() {
  const shop = useShop();
  return (
    <InfoPage
      overline="Our shop"
      title="About Us"
      lead={shop.blurb}
      picture={<ArchPhoto name="gold-silk" className="w-full max-w-sm" />}
    >
      <InfoSection title="A bangle, to begin with">
        {shop.nameBangla && (
          <p lang="bn" className="-mb-3 h-16 font-display text-5xl text-accent">
            {shop.nameBangla}
          </p>
        )}
        <p>
          A kakon is a bangle: the round that is worn at weddings and on ordinary mornings alike. We began
          with bangles and kept their idea: things made by hand, to be worn often.
        </p>
        <p>
          Today we sell bangles, earrings, necklaces and rings, cosmetics, alna to keep them on, and combo
          sets for giving.
        </p>
      </InfoSection>
      <InfoSection title="What you can count on">
        <ul>
          <li>Every piece is handmade, and looked at again before it is wrapped.</li>
          <li>You pay in cash when it is in your hands. There is nothing to pay in advance.</li>
          <li>Delivery is free from {formatTaka(shop.delivery.freeFrom)}, to all 64 districts.</li>
          <li>If something isn't right, you can return it within 7 days.</li>
        </ul>
      </InfoSection>
      <div>
        <ButtonLink to="/products">See the collection</ButtonLink>
      </div>
    </InfoPage>
  );
}
