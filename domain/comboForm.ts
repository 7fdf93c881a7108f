/** What a combo may be made of, with a message for each wrong component at its field. */

import { comboMessages } from '#texts/comboRules.ts';
import { type Component, isSizeOpen } from './combos.ts';
import { chooseStockUnits, type Stocked, settledChoice, shownSizes } from './stock.ts';

/** Pieces of a component in one combo. */
export const MAX_COMPONENT_PIECES = 100;

export interface OfferedComponent extends Stocked {
  /** By its category or its flag. */
  isComboProduct: boolean;
}

export interface ComponentError {
  index: number;
  field: 'product' | 'selectedSize' | 'selectedColor';
  message: string;
}

/** The components as they are stored: without a choice that does not apply, and with the only color filled in. */
export const settledComponents = <C extends Component>(
  components: readonly C[],
  products: ReadonlyMap<string, Stocked>,
): C[] =>
  components.map((component) => {
    const stocked = products.get(component.product);
    return stocked ? { ...component, ...settledChoice(stocked, component) } : component;
  });

/** `products`: those of the catalogue, by id. Hidden ones are allowed: the combo is unavailable until they are shown. */
export function componentErrors(
  components: readonly Component[],
  products: ReadonlyMap<string, OfferedComponent>,
): ComponentError[] {
  const errors = components.flatMap((component, index): ComponentError[] => {
    const product = products.get(component.product);
    if (!product) return [{ index, field: 'product', message: comboMessages.gone }];
    if (product.isComboProduct) return [{ index, field: 'product', message: comboMessages.isCombo }];
    if (isNamedBefore(components, index)) return [{ index, field: 'product', message: comboMessages.twice }];
    return choiceErrors(component, product).map((error) => ({ index, ...error }));
  });
  return errors.length > 0 ? errors : openSizeErrors(components, products);
}

/** Components that differ when they are sent may be the same with the only color filled in. */
function isNamedBefore(components: readonly Component[], index: number): boolean {
  const keys = components.map(({ product, selectedSize, selectedColor }) =>
    JSON.stringify([product, selectedSize, selectedColor]),
  );
  return keys.indexOf(keys[index] ?? '') < index;
}

function choiceErrors(component: Component, product: Stocked): Omit<ComponentError, 'index'>[] {
  const { selectedSize, selectedColor } = component;
  const sizes = shownSizes(product).map(({ size }) => size);
  const isSizeWrong = selectedSize !== null && !sizes.includes(selectedSize);
  if (isSizeWrong) return [{ field: 'selectedSize', message: comboMessages.size }];
  const size = selectedSize ?? sizes[0] ?? null;
  const every = { ...product, sizes: product.sizes.map((row) => ({ ...row, available: true })) };
  const chosen = chooseStockUnits(every, { selectedSize: size, selectedColor });
  if (chosen.ok) return [];
  const field = chosen.problem === 'sizeRequired' ? 'selectedSize' : 'selectedColor';
  return [{ field, message: field === 'selectedSize' ? comboMessages.size : comboMessages.colour }];
}

/** The customer chooses one size for all components whose size is open. */
function openSizeErrors(
  components: readonly Component[],
  products: ReadonlyMap<string, Stocked>,
): ComponentError[] {
  const open = components.flatMap((component, index) => {
    const stocked = products.get(component.product);
    if (!stocked || !isSizeOpen({ ...component, stocked })) return [];
    return { index, sizes: shownSizes(stocked).map(({ size }) => size) };
  });
  const [first] = open;
  const isCommon = (size: string) => open.every(({ sizes }) => sizes.includes(size));
  if (!first || first.sizes.some(isCommon)) return [];
  return open.map(({ index }) => ({ index, field: 'selectedSize', message: comboMessages.noCommonSize }));
}
