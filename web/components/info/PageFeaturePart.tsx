import type { PageFeature } from '#domain/pageFeatures.ts';
import { infoTexts } from '#texts/info.ts';
import { useSettings } from '#web/state/settings.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { ContactButtons } from './ContactButtons.tsx';
import { ContactFacts } from './ContactFacts.tsx';
import { FeeTable } from './FeeTable.tsx';

/** A part of a page that the shop makes itself, from its settings. */
export function PageFeaturePart({ name }: { name: PageFeature }) {
  const { delivery, nameBangla } = useSettings();
  switch (name) {
    case 'fee_table':
      return <FeeTable rule={delivery} />;
    case 'contact_buttons':
      return <ContactButtons />;
    case 'contact_facts':
      return <ContactFacts />;
    case 'name_in_bangla':
      return (
        nameBangla && (
          <p lang="bn" className="-mb-3 h-16 font-display text-5xl text-accent">
            {nameBangla}
          </p>
        )
      );
    case 'shop_button':
      return (
        <div>
          <ButtonLink to="/products">{infoTexts.browseTheShop}</ButtonLink>
        </div>
      );
  }
}
