import { useFormContext } from 'react-hook-form';
import { type BannerGround, bannerGrounds } from '#domain/bannerGrounds.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { ContentField, useContentError } from './ContentField.tsx';
import { ContentRow } from './ContentRow.tsx';
import { LinkField } from './LinkField.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { PictureField } from './PictureField.tsx';

const groundNames: Record<BannerGround, string> = {
  wine: adminContentTexts.wineRedLightText,
  pearl: adminContentTexts.pearlGrayDarkText,
  peach: adminContentTexts.peachDarkText,
  sand: adminContentTexts.sandDarkText,
  night: adminContentTexts.darkBrownLightText,
};

interface BannerFieldsProps {
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function BannerFields({ index, count, onMove, onRemove }: BannerFieldsProps) {
  const { register } = useFormContext();
  const name = `banners.${index}`;
  return (
    <ContentRow
      title={adminContentTexts.banner(index + 1)}
      buttons={
        <MoveButtons
          name={adminContentTexts.bannerRow(index + 1)}
          place={{ index, count }}
          onMove={onMove}
          onRemove={count > 1 ? onRemove : undefined}
        />
      }
    >
      <PictureField
        name={`${name}.picture`}
        label={adminContentTexts.pictureOfBanner(index + 1)}
        use="banner"
        hint={adminContentTexts.bannerPictureHint}
      />
      <ContentField
        name={`${name}.alt`}
        label={adminContentTexts.pictureDescription}
        maxLength={200}
        hint={adminContentTexts.pictureDescriptionHint}
        optional
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ContentField name={`${name}.overline`} label={adminContentTexts.smallLine} maxLength={60} optional />
        <ContentField name={`${name}.title`} label={adminContentTexts.title} maxLength={80} />
        <ContentField name={`${name}.text`} label={adminContentTexts.text} maxLength={160} optional />
        <Field label={adminContentTexts.background} required error={useContentError(`${name}.ground`)}>
          <Select {...register(`${name}.ground`)}>
            {bannerGrounds.map((ground) => (
              <option key={ground} value={ground}>
                {groundNames[ground]}
              </option>
            ))}
          </Select>
        </Field>
        <ContentField name={`${name}.linkLabel`} label={adminContentTexts.button} maxLength={30} />
        <LinkField name={`${name}.link`} />
      </div>
    </ContentRow>
  );
}
