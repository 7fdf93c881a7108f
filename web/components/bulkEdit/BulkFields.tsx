import { bulkFlags } from '#domain/bulkEdit.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { AmountFields } from './AmountFields.tsx';

const prices = [
  { value: 'set', label: 'Set to', unit: 'taka' },
  { value: 'percent', label: 'Change by percent', unit: 'percent, less with a minus' },
  { value: 'add', label: 'Change by taka', unit: 'taka, less with a minus' },
];
const counts = [
  { value: 'add', label: 'Add pieces', unit: 'pieces, fewer with a minus' },
  { value: 'set', label: 'Set to', unit: 'pieces' },
];
const flagLabels = {
  isActive: 'Shown in the shop',
  featured: 'Featured',
  isNewArrival: 'New arrival',
  isCombo: 'Combo',
};

export function BulkFields({ errors }: { errors: Record<string, string> }) {
  return (
    <>
      <AmountFields
        part="price"
        label="Price"
        kinds={prices}
        step={0.01}
        hint="A percentage ends on whole taka."
        error={errors['price.amount']}
      />
      <Field label="Original price">
        <Select name="originalPrice">
          <option value="">Leave as it is</option>
          <option value="before">Strike the old price through where the new one is lower</option>
          <option value="none">Take it out</option>
        </Select>
      </Field>
      <AmountFields
        part="stock"
        label="Stock"
        kinds={counts}
        step={1}
        hint="Of each size of a bangle, each color of what comes in colors."
        error={errors['stock.amount']}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        {bulkFlags.map((name) => (
          <Field key={name} label={flagLabels[name]}>
            <Select name={name}>
              <option value="">Leave as it is</option>
              <option value="yes">Yes</option>
              <option value="no">No</option>
            </Select>
          </Field>
        ))}
      </div>
    </>
  );
}
