import { useFormContext } from 'react-hook-form';
import { type BannerGround, bannerGrounds } from '#domain/bannerGrounds.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { ContentField, useContentError } from './ContentField.tsx';
import { ContentRow } from './ContentRow.tsx';
import { LinkField } from './LinkField.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { PictureField } from './PictureField.tsx';

const groundNames: Record<BannerGround, string> = {
  wine: 'Wine red, light text',
  pearl: 'Pearl gray, dark text',
  peach: 'Peach, dark text',
  sand: 'Sand, dark text',
  night: 'Dark brown, light text',
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
      title={`Banner ${index + 1}`}
      buttons={
        <MoveButtons
          name={`banner ${index + 1}`}
          place={{ index, count }}
          onMove={onMove}
          onRemove={count > 1 ? onRemove : undefined}
        />
      }
    >
      <PictureField
        name={`${name}.picture`}
        label={`Picture of banner ${index + 1}`}
        use="banner"
        hint="At least 1280 × 600 pixels. The text covers the left side; phones show the right side."
      />
      <ContentField
        name={`${name}.alt`}
        label="Description of the picture"
        maxLength={200}
        hint="For people who cannot see it. Required for your own pictures."
        optional
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ContentField name={`${name}.overline`} label="Small line" maxLength={60} optional />
        <ContentField name={`${name}.title`} label="Title" maxLength={80} />
        <ContentField name={`${name}.text`} label="Text" maxLength={160} optional />
        <Field label="Background" required error={useContentError(`${name}.ground`)}>
          <Select {...register(`${name}.ground`)}>
            {bannerGrounds.map((ground) => (
              <option key={ground} value={ground}>
                {groundNames[ground]}
              </option>
            ))}
          </Select>
        </Field>
        <ContentField name={`${name}.linkLabel`} label="Button" maxLength={30} />
        <LinkField name={`${name}.link`} />
      </div>
    </ContentRow>
  );
}
