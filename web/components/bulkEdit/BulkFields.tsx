import { bulkFlags } from '#domain/bulkEdit.ts';
import { priceRoundings, priceRoundingValues } from '#domain/money.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { AmountFields } from './AmountFields.tsx';

const prices = [
  { value: 'set', label: 'Set to', unit: 'taka' },
  { value: 'percent', label: 'Change by percent', unit: 'percent (−10 to lower)' },
  { value: 'add', label: 'Change by taka', unit: 'taka (−50 to lower)' },
];
const counts = [
  { value: 'add', label: 'Add pieces', unit: 'pieces (−5 to lower)' },
  { value: 'set', label: 'Set to', unit: 'pieces' },
];
const flagLabels = {
  isActive: 'Shown in the shop',
  featured: 'Featured',
  isNewArrival: 'New arrival',
  isCombo: 'Combo',
};

/** A typed price stays as it is. */
const isComputed = (kind: string): kind is 'percent' | 'add' => kind === 'percent' || kind === 'add';

function RoundingField({ kind }: { kind: 'percent' | 'add' }) {
  return (
    <Field label="Round to" className="sm:col-start-2">
      <Select key={kind} name="priceRounding" defaultValue={kind === 'percent' ? 'taka' : ''}>
        {kind === 'add' && <option value="">No rounding</option>}
        {priceRoundingValues.map((value) => (
          <option key={value} value={value}>
            {priceRoundings[value].label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function BulkFields({ errors }: { errors: Record<string, string> }) {
  return (
    <>
      <AmountFields
        part="price"
        label="Price"
        kinds={prices}
        step={0.01}
        error={errors['price.amount']}
        fieldOf={(kind) => isComputed(kind) && <RoundingField kind={kind} />}
      />
      <Field label="Original price">
        <Select name="originalPrice">
          <option value="">No change</option>
          <option value="before">Show the old price crossed out if the new price is lower</option>
          <option value="none">Remove</option>
        </Select>
      </Field>
      <AmountFields
        part="stock"
        label="Stock"
        kinds={counts}
        step={1}
        hint="Applies to each size of a bangle and to each color of a product with colors."
        error={errors['stock.amount']}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        {bulkFlags.map((name) => (
          <Field key={name} label={flagLabels[name]}>
            <Select name={name}>
              <option value="">No change</option>
              <option value="yes">Yes</option>
              <option value="no">No</option>
            </Select>
          </Field>
        ))}
      </div>
    </>
  );
}
