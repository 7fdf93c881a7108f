import { shownColour } from '#domain/colours.ts';
import { needsColour, needsSize, shownColours, shownSizes } from '#domain/stock.ts';
import { digits } from '#texts/numbers.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import { stockStatuses } from '#texts/stock.ts';
import type { Product } from '#web/api/responses.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { EditedItem } from './editedItem.ts';

interface ItemChoiceProps {
  item: EditedItem;
  product: Product;
  onChange: (part: Partial<EditedItem>) => void;
}

interface Option {
  name: string;
  /** The name as it is shown. */
  shown: string;
  /** Absent if pieces are not counted by this choice. */
  stock?: number;
}

function optionText({ shown, stock }: Option): string {
  if (stock === undefined) return shown;
  return `${shown} (${stock > 0 ? orderLifecycleTexts.left(stock) : stockStatuses.out})`;
}

/** If pieces are counted by size, a color has no count of its own. */
const colourOptions = (product: Product): Option[] =>
  shownColours(product).map(({ name, stock }) => ({
    name,
    shown: shownColour(name),
    ...(!needsSize(product) && { stock }),
  }));

/** Size and color of a product, with what is left of each. */
export function ItemChoice({ item, product, onChange }: ItemChoiceProps) {
  const sizes = shownSizes(product).map(({ size, stock }) => ({ name: size, shown: digits(size), stock }));
  return (
    <div className="grid w-full grid-cols-2 gap-3 empty:hidden">
      {needsSize(product) && (
        <ChoiceSelect
          label={orderLifecycleTexts.size}
          options={sizes}
          value={item.selectedSize}
          onChange={(selectedSize) => onChange({ selectedSize })}
        />
      )}
      {needsColour(product) && (
        <ChoiceSelect
          label={orderLifecycleTexts.color}
          options={colourOptions(product)}
          value={item.selectedColor}
          onChange={(selectedColor) => onChange({ selectedColor })}
        />
      )}
    </div>
  );
}

interface ChoiceSelectProps {
  label: string;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
}

const ChoiceSelect = ({ label, options, value, onChange }: ChoiceSelectProps) => (
  <Field label={label} required>
    <Select value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
      <option value="">{orderLifecycleTexts.choose}</option>
      {options.map((option) => (
        <option key={option.name} value={option.name}>
          {optionText(option)}
        </option>
      ))}
    </Select>
  </Field>
);
