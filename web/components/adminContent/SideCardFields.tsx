import { useFormContext } from 'react-hook-form';
import { type CardIcon, cardIcons } from '#domain/contentPictures.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { ContentField, useContentError } from './ContentField.tsx';
import { ContentRow } from './ContentRow.tsx';
import { LinkField } from './LinkField.tsx';
import { MoveButtons } from './MoveButtons.tsx';

const iconNames: Record<CardIcon, string> = {
  coins: adminContentTexts.coinsInAHand,
  headset: adminContentTexts.headset,
  badge: adminContentTexts.badgeWithATick,
};

interface SideCardFieldsProps {
  index: number;
  count: number;
  onMove: (to: number) => void;
}

export function SideCardFields({ index, count, onMove }: SideCardFieldsProps) {
  const { register } = useFormContext();
  const name = `sideCards.${index}`;
  return (
    <ContentRow
      title={adminContentTexts.card(index + 1)}
      buttons={
        <MoveButtons name={adminContentTexts.cardRow(index + 1)} place={{ index, count }} onMove={onMove} />
      }
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={adminContentTexts.icon} required error={useContentError(`${name}.icon`)}>
          <Select {...register(`${name}.icon`)}>
            {cardIcons.map((icon) => (
              <option key={icon} value={icon}>
                {iconNames[icon]}
              </option>
            ))}
          </Select>
        </Field>
        <ContentField name={`${name}.title`} label={adminContentTexts.title} maxLength={60} />
        <ContentField name={`${name}.text`} label={adminContentTexts.text} maxLength={160} />
        <LinkField name={`${name}.link`} optional />
      </div>
    </ContentRow>
  );
}
