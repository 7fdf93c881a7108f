import { feedNames } from '#domain/feedNames.ts';
import { FormSection } from '#web/components/productForm/FormSection.tsx';
import { useOrigin } from '#web/state/settings.ts';

const labels = { 'google.xml': 'Google Merchant Center', 'facebook.csv': 'Facebook and Instagram' } as const;

/** The addresses that the owner gives to Google and Meta. */
export function FeedSection() {
  const origin = useOrigin();
  return (
    <FormSection
      title="Product feeds"
      hint="All products on sale, with prices and stock as they are now. Enter an address in Google Merchant Center or Meta’s Commerce Manager."
    >
      <dl className="flex flex-col gap-3 text-sm">
        {feedNames.map((name) => (
          <div key={name}>
            <dt className="font-medium">{labels[name]}</dt>
            <dd className="select-all wrap-anywhere text-muted">{`${origin}/feeds/${name}`}</dd>
          </div>
        ))}
      </dl>
    </FormSection>
  );
}
