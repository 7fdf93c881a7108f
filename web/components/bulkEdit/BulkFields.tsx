import { bulkFlags } from '#domain/bulkEdit.ts';
import { priceRoundingValues } from '#domain/priceRounding.ts';
import { bulkEditTexts, bulkMessages } from '#texts/bulkEdit.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { AmountFields } from './AmountFields.tsx';

const prices = [
  { value: 'set', label: bulkEditTexts.setTo, unit: bulkEditTexts.taka },
  { value: 'percent', label: bulkEditTexts.changeByPercent, unit: bulkEditTexts.percentUnit },
  { value: 'add', label: bulkEditTexts.changeByTaka, unit: bulkEditTexts.takaUnit },
];
const counts = [
  { value: 'add', label: bulkEditTexts.addPieces, unit: bulkEditTexts.piecesUnit },
  { value: 'set', label: bulkEditTexts.setTo, unit: bulkEditTexts.pieces },
];
const flagLabels = {
  isActive: bulkEditTexts.shownInTheShop,
  featured: bulkEditTexts.featured,
  isNewArrival: bulkEditTexts.newArrival,
  isCombo: bulkEditTexts.combo,
};

/** A typed price stays as it is. */
const isComputed = (kind: string): kind is 'percent' | 'add' => kind === 'percent' || kind === 'add';

function RoundingField({ kind }: { kind: 'percent' | 'add' }) {
  return (
    <Field label={bulkEditTexts.roundTo} className="sm:col-start-2">
      <Select key={kind} name="priceRounding" defaultValue={kind === 'percent' ? 'taka' : ''}>
        {kind === 'add' && <option value="">{bulkEditTexts.noRounding}</option>}
        {priceRoundingValues.map((value) => (
          <option key={value} value={value}>
            {bulkMessages.roundings[value]}
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
        label={bulkEditTexts.price}
        kinds={prices}
        error={errors['price.amount']}
        fieldOf={(kind) => isComputed(kind) && <RoundingField kind={kind} />}
      />
      <Field label={bulkEditTexts.originalPrice}>
        <Select name="originalPrice">
          <option value="">{bulkEditTexts.noChange}</option>
          <option value="before">{bulkEditTexts.showOldPrice}</option>
          <option value="none">{bulkEditTexts.remove}</option>
        </Select>
      </Field>
      <AmountFields
        part="stock"
        label={bulkEditTexts.stock}
        kinds={counts}
        hint={bulkEditTexts.stockHint}
        error={errors['stock.amount']}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        {bulkFlags.map((name) => (
          <Field key={name} label={flagLabels[name]}>
            <Select name={name}>
              <option value="">{bulkEditTexts.noChange}</option>
              <option value="yes">{bulkEditTexts.yes}</option>
              <option value="no">{bulkEditTexts.no}</option>
            </Select>
          </Field>
        ))}
      </div>
    </>
  );
}
