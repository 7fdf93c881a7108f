import { useFormContext, useWatch } from 'react-hook-form';
import { colourPresets, displayHex } from '#domain/colourPresets.ts';
import { shownColour } from '#domain/colours.ts';
import { productFormTexts } from '#texts/productForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { ProductDraft } from './draft.ts';
import { RowShell } from './RowShell.tsx';
import { useIsSoldBySize } from './useIsSoldBySize.ts';

/** A color outside the presets stays selectable for a product that has it. */
function choicesWith(name: string): string[] {
  const presets: string[] = colourPresets.map((preset) => preset.name);
  return name && !presets.includes(name) ? [name, ...presets] : presets;
}

export function ColourRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { register, setValue, control, formState } = useFormContext<ProductDraft>();
  const errors = formState.errors.colors?.[index];
  const row = useWatch({ control, name: `colors.${index}` });
  const bySize = useIsSoldBySize();
  if (!row) return null;
  const takePreset = (name: string) => {
    const preset = colourPresets.find((known) => known.name === name);
    if (preset) setValue(`colors.${index}.hexCode`, preset.hexCode);
  };
  return (
    <RowShell
      label={productFormTexts.colourRow(row.name ? shownColour(row.name) : index + 1)}
      onRemove={onRemove}
    >
      <Field label={productFormTexts.colour} error={errors?.name?.message} className="col-span-2">
        <span className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="size-8 shrink-0 rounded-full border border-edge"
            style={{ backgroundColor: displayHex(row) }}
          />
          <Select
            {...register(`colors.${index}.name`, { onChange: ({ target }) => takePreset(target.value) })}
            className="grow"
          >
            {choicesWith(row.name).map((name) => (
              <option key={name} value={name}>
                {shownColour(name)}
              </option>
            ))}
          </Select>
        </span>
      </Field>
      {!bySize && (
        <Field label={productFormTexts.stock} error={errors?.stock?.message}>
          <NumberInput {...register(`colors.${index}.stock`)} inputMode="numeric" />
        </Field>
      )}
      <Checkbox
        {...register(`colors.${index}.available`)}
        label={productFormTexts.available}
        className="pt-6"
      />
    </RowShell>
  );
}
