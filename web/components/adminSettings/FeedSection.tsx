import { feedNames } from '#domain/feedNames.ts';
import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { useOrigin } from '#web/state/settings.ts';

const labels = {
  'google.xml': adminSettingsTexts.googleMerchantCenter,
  'facebook.csv': adminSettingsTexts.facebookAndInstagram,
} as const;

/** The addresses that an admin gives to Google and Meta. */
export function FeedSection() {
  const origin = useOrigin();
  return (
    <FormSection title={adminSettingsTexts.productFeeds} hint={adminSettingsTexts.feedsHint}>
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
