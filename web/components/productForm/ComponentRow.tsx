import { useFormContext, useWatch } from 'react-hook-form';
import { shownColour } from '#domain/colours.ts';
import { itemText } from '#domain/orderLines.ts';
import { adminCombosTexts } from '#texts/adminCombos.ts';
import { digits } from '#texts/numbers.ts';
import { productFormTexts } from '#texts/productForm.ts';
import { MoveButtons } from '#web/components/adminContent/MoveButtons.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { FieldError } from '#web/ui/control.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { ProductDraft } from './draft.ts';
import { RowShell } from './RowShell.tsx';

interface ComponentRowProps {
  place: { index: number; count: number };
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function ComponentRow({ place, onMove, onRemove }: ComponentRowProps) {
  const { index } = place;
  const { register, control, formState } = useFormContext<ProductDraft>();
  const errors = formState.errors.components?.[index];
  const row = useWatch({ control, name: `components.${index}` });
  if (!row) return null;
  const chosen = { selectedSize: row.selectedSize || null, selectedColor: row.selectedColor || null };
  const name = itemText({ name: row.name, ...chosen });
  return (
    <RowShell label={name} onRemove={onRemove}>
      <div className="col-span-full flex items-center gap-3">
        <Picture src={row.image} alt="" sizes="3rem" className="size-12 shrink-0 rounded-sm" />
        <span className="flex min-w-0 grow flex-col items-start gap-1">
          <span className="wrap-anywhere font-medium text-sm">{row.name}</span>
          {row.problem && <Badge tone="bad">{adminCombosTexts.problems[row.problem]}</Badge>}
        </span>
        {place.count > 1 && <MoveButtons name={name} place={place} onMove={onMove} />}
      </div>
      {errors?.product?.message && (
        <div className="col-span-full">
          <FieldError>{errors.product.message}</FieldError>
        </div>
      )}
      <Field label={productFormTexts.pieces} required error={errors?.quantity?.message}>
        <NumberInput {...register(`components.${index}.quantity`)} inputMode="numeric" />
      </Field>
      {(row.sizes.length > 0 || row.selectedSize) && (
        <Field label={productFormTexts.size} error={errors?.selectedSize?.message}>
          <Select {...register(`components.${index}.selectedSize`)}>
            <option value="">{productFormTexts.customerChooses}</option>
            <Options names={row.sizes} chosen={row.selectedSize} shown={digits} />
          </Select>
        </Field>
      )}
      {(row.colors.length > 0 || row.selectedColor) && (
        <Field label={productFormTexts.colour} required error={errors?.selectedColor?.message}>
          <Select {...register(`components.${index}.selectedColor`)}>
            <option value="">{productFormTexts.choose}</option>
            <Options names={row.colors} chosen={row.selectedColor} shown={shownColour} />
          </Select>
        </Field>
      )}
    </RowShell>
  );
}

interface OptionsProps {
  names: readonly string[];
  chosen: string;
  shown: (name: string) => string;
}

/** A choice that is offered no more stays selectable, so that the form shows what is stored. */
const Options = ({ names, chosen, shown }: OptionsProps) =>
  (chosen && !names.includes(chosen) ? [chosen, ...names] : names).map((name) => (
    <option key={name} value={name}>
      {shown(name)}
    </option>
  ));
