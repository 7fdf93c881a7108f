import { useFormContext, useWatch } from 'react-hook-form';
import { toLatinDigits } from '#domain/digits.ts';
import { bannerText } from '#domain/settings.ts';
import { FormSection } from '#web/components/productForm/FormSection.tsx';
import { SettingField } from './SettingField.tsx';
import type { SettingsDraft } from './settingsDraft.ts';

export function BannerSection() {
  return (
    <FormSection title="Banner" hint="The line at the top of every page.">
      <SettingField
        name="bannerText"
        maxLength={200}
        optional
        hint="{threshold} is replaced by the free delivery amount"
      />
      <BannerPreview />
    </FormSection>
  );
}

/** Preview of the banner with the threshold in the form. */
function BannerPreview() {
  const { control } = useFormContext<SettingsDraft>();
  const [text, freeFrom] = useWatch({ control, name: ['bannerText', 'delivery.freeFrom'] });
  const threshold = Number(toLatinDigits(freeFrom)) || 0;
  if (!text.trim())
    return <p className="text-muted text-sm">Without a text, only the phone number is shown.</p>;
  return (
    <p className="bg-night px-4 py-2 text-center text-on-night text-xs [overflow-wrap:anywhere]">
      {bannerText({ bannerText: text, delivery: { freeFrom: threshold, insideDhaka: 0, outsideDhaka: 0 } })}
    </p>
  );
}
