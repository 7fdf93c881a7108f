import ArrowDown from 'virtual:lucide/arrow-down';
import ArrowUp from 'virtual:lucide/arrow-up';
import Trash2 from 'virtual:lucide/trash';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { courierFieldNames } from '#domain/courierFields.ts';
import { type CourierLayout, FIXED_TEXT } from '#domain/courierLayouts.ts';
import { couriersTexts } from '#texts/couriers.ts';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

interface ColumnRowProps {
  // biome-ignore lint/suspicious/noExplicitAny: the row does not depend on the form's parsed type
  form: UseFormReturn<Typed, any, any>;
  place: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** The layout as form values. */
type Typed = Pick<CourierLayout, 'name'> & {
  courier?: CourierLayout['courier'];
  columns: { title: string; field: CourierLayout['columns'][number]['field']; text?: string }[];
};

/** One column: its title and its content. */
export function ColumnRow({ form, place, count, onMove, onRemove }: ColumnRowProps) {
  const errors = form.formState.errors.columns?.[place];
  const field = useWatch({ control: form.control, name: `columns.${place}.field` });
  const nth = place + 1;
  return (
    <li className="grid items-start gap-3 rounded-sm border border-line p-3 sm:grid-cols-[1fr_1fr_auto]">
      <Field label={couriersTexts.titleOfColumn(nth)} error={errors?.title?.message}>
        <TextInput {...form.register(`columns.${place}.title`)} maxLength={80} autoComplete="off" />
      </Field>
      <div className="flex flex-col gap-3">
        <Field label={couriersTexts.contentOfColumn(nth)} error={errors?.field?.message}>
          <Select {...form.register(`columns.${place}.field`)}>
            {courierFieldNames.map((name) => (
              <option key={name} value={name}>
                {couriersTexts.fields[name]}
              </option>
            ))}
            <option value={FIXED_TEXT}>{couriersTexts.fixedText}</option>
          </Select>
        </Field>
        {field === FIXED_TEXT && (
          <Field label={couriersTexts.textOfColumn(nth)} error={errors?.text?.message} optional>
            <TextInput {...form.register(`columns.${place}.text`)} maxLength={200} autoComplete="off" />
          </Field>
        )}
      </div>
      <div className="flex sm:pt-7">
        <IconButton
          label={couriersTexts.moveColumnUp(nth)}
          disabled={place === 0}
          className="disabled:opacity-40"
          onClick={() => onMove(place, place - 1)}
        >
          <ArrowUp aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton
          label={couriersTexts.moveColumnDown(nth)}
          disabled={nth === count}
          className="disabled:opacity-40"
          onClick={() => onMove(place, nth)}
        >
          <ArrowDown aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton label={couriersTexts.removeColumn(nth)} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </li>
  );
}
