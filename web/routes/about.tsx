import { formatTaka } from '#domain/money.ts';
import { returnTexts } from '#domain/returnsPolicy.ts';
import { ArchPhoto } from '#web/components/home/ArchPhoto.tsx';
import { InfoPage, InfoSection } from '#web/components/info/InfoPage.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { useSettings } from '#web/state/settings.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import type { Route } from './+types/about.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'About Us',
    description:
      'A shop in Dhaka for handmade bangles, jewelry and cosmetics, delivered all over Bangladesh.',
  });

export default function About() {
  const settings = useSettings();
  return (
    <InfoPage
      overline="Our shop"
      title="About Us"
      lead={settings.blurb}
      picture={<ArchPhoto name="gold-silk" className="w-full max-w-sm" />}
    >
      <InfoSection title="Our name">
        {settings.nameBangla && (
          <p lang="bn" className="-mb-3 h-16 font-display text-5xl text-accent">
            {settings.nameBangla}
          </p>
        )}
        <p>A kakon is a bangle, worn at weddings and every day. We started with handmade bangles.</p>
        <p>
          Today we also sell earrings, necklaces, rings, cosmetics, alna (bangle stands) and combo sets for
          gifts.
        </p>
      </InfoSection>
      <InfoSection title="Our promise">
        <ul>
          <li>All our jewelry is handmade, and we check every piece before packing it.</li>
          <li>You pay in cash when you receive your order. There is no advance payment.</li>
          <li>
            We deliver to all 64 districts, free for orders of {formatTaka(settings.delivery.freeFrom)} or
            more.
          </li>
          <li>{returnTexts.summary}</li>
        </ul>
      </InfoSection>
      <div>
        <ButtonLink to="/products">Browse the shop</ButtonLink>
      </div>
    </InfoPage>
  );
}
