/** Checks what combos are to be made of against the catalogue. Choices are stored as the shop would store them. */
import { componentErrors, type OfferedComponent, settledComponents } from '#domain/comboForm.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import type { ProductForm } from '#domain/productForm.ts';
import { isComboProduct } from '#domain/products.ts';
import type { Database } from '#server/database/connect.ts';
import { comboMessages } from '#texts/comboRules.ts';
import { combosWith, type NamedCombo } from './comboQueries.ts';
import { productsToEdit } from './productQueries.ts';

interface FormToCheck {
  /** Null for a new product. */
  id: string | null;
  before: ProductForm | null;
  form: ProductForm;
}

export interface ComboCheck {
  products: ReadonlyMap<string, OfferedComponent>;
  /** The combos that a product is part of. */
  combosWith: ReadonlyMap<string, readonly NamedCombo[]>;
}

const hasOtherComponents = ({ before, form }: FormToCheck): boolean =>
  JSON.stringify(before?.components ?? []) !== JSON.stringify(form.components);

const becomesCombo = ({ id, before, form }: FormToCheck): boolean =>
  id !== null && isComboProduct(form) && !(before && isComboProduct(before));

/** Reads what the check of these forms needs, which is nothing for most. */
export async function readForCombos(db: Database, forms: readonly FormToCheck[]): Promise<ComboCheck> {
  const named = forms.filter(hasOtherComponents).flatMap(({ form }) => form.components);
  const ids = [...new Set(named.map(({ product }) => product).filter(isId))];
  const becoming = forms.filter(becomesCombo).flatMap(({ id }) => id ?? []);
  const rows = ids.length > 0 ? await productsToEdit(db, ids) : new Map();
  return {
    products: new Map(
      [...rows].map(([id, row]) => [
        id,
        { ...row, isComboProduct: isComboProduct({ isCombo: row.is_combo, category: row.category }) },
      ]),
    ),
    combosWith: becoming.length > 0 ? await combosWith(db, becoming) : new Map(),
  };
}

export interface ComboError {
  path: (string | number)[];
  message: string;
}

/** The form as it is stored. Components that the product has already are not checked again. */
export function checkedCombo(
  checked: FormToCheck,
  { products, combosWith: parts }: ComboCheck,
): { form: ProductForm; errors: ComboError[] } {
  const { id, form } = checked;
  const combos = id && becomesCombo(checked) ? (parts.get(id) ?? []) : [];
  const field = form.category === 'combo' ? 'category' : 'isCombo';
  const message = comboMessages.isComponent(combos.map(({ name }) => name));
  const errors: ComboError[] = combos.length > 0 ? [{ path: [field], message }] : [];
  if (!hasOtherComponents(checked)) return { form, errors };
  const components = settledComponents(form.components, products);
  const wrong = componentErrors(components, products).map(({ index, field: name, message: why }) => {
    return { path: ['components', index, name], message: why };
  });
  return { form: { ...form, components }, errors: [...errors, ...wrong] };
}

/** The form as it is stored. Refuses wrong components at their fields. */
export async function refuseWrongCombo(trx: Database, checked: FormToCheck): Promise<ProductForm> {
  const { form, errors } = checkedCombo(checked, await readForCombos(trx, [checked]));
  if (errors.length === 0) return form;
  throw new Problem('invalidInput', {
    errors: Object.fromEntries(errors.map(({ path, message }) => [path.join('.'), message])),
  });
}
