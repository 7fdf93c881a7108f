import { useFormContext, useWatch } from 'react-hook-form';
import { toLatinDigits } from '#domain/digits.ts';
import { bannerText } from '#domain/settings.ts';
import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { SettingField } from './SettingField.tsx';
import type { SettingsDraft } from './settingsDraft.ts';

export function BannerSection() {
  return (
    <FormSection title={adminSettingsTexts.banner} hint={adminSettingsTexts.bannerHint}>
      <SettingField name="bannerText" maxLength={200} optional hint={adminSettingsTexts.thresholdHint} />
      <BannerPreview />
    </FormSection>
  );
}

/** Preview of the banner with the threshold in the form. */
function BannerPreview() {
  const { control } = useFormContext<SettingsDraft>();
  const [text, freeFrom] = useWatch({ control, name: ['bannerText', 'delivery.freeFrom'] });
  const threshold = Number(toLatinDigits(freeFrom)) || 0;
  if (!text.trim()) return <p className="text-muted text-sm">{adminSettingsTexts.noBanner}</p>;
  return (
    <p className="bg-night px-4 py-2 text-center text-on-night text-xs wrap-anywhere">
      {bannerText({ bannerText: text, delivery: { freeFrom: threshold, insideDhaka: 0, outsideDhaka: 0 } })}
    </p>
  );
}
