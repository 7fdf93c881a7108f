/**
 * Combos that are made of other products: what one takes from the stock, and how many can be put together. A combo with
 * components has no stock of its own.
 */
import type { Named } from './productNames.ts';
import {
  type Choice,
  type ChosenStock,
  chooseStockUnits,
  needsSize,
  type Stocked,
  type StockUnit,
  shownSizes,
} from './stock.ts';

/** A product in a combo. A size that is left open is chosen by the customer, with the combo. */
export interface Component extends Choice {
  product: string;
  /** Pieces in one combo. */
  quantity: number;
}

/** A component with the product as it is now. */
export interface StockedComponent<P extends Stocked = Stocked> extends Component {
  stocked: P & { listed: boolean };
}

/** A count that a line takes from, of whichever product. */
export type SourcedUnit = StockUnit & {
  productId: string;
  /** Pieces for one piece of the line. */
  each: number;
};

/** Why a combo cannot be put together. */
export const componentProblems = ['hidden', 'choiceGone', 'soldOut'] as const;
export type ComponentProblem = (typeof componentProblems)[number];

/** True if the customer chooses its size. */
export const isSizeOpen = ({
  selectedSize,
  stocked,
}: Pick<Component, 'selectedSize'> & { stocked: Stocked }): boolean =>
  selectedSize === null && needsSize(stocked);

/**
 * The counts that one combo takes from, in the size that the customer chose, if she has to choose one. Two components of
 * one product may share a count. Null if the combo cannot be put together, however much is in stock.
 */
export function unitsOfCombo(
  components: readonly StockedComponent[],
  size: string | null,
): SourcedUnit[] | null {
  const units = new Map<string, SourcedUnit>();
  for (const component of components) {
    const chosen = chosenOf(component, size);
    if (!chosen?.ok) return null;
    for (const unit of chosen.units) {
      const sourced = { ...unit, productId: component.product, each: component.quantity };
      const known = units.get(unitKey(sourced));
      units.set(unitKey(sourced), { ...sourced, each: component.quantity + (known?.each ?? 0) });
    }
  }
  return [...units.values()];
}

const chosenOf = (
  { stocked, selectedSize, selectedColor }: StockedComponent,
  size: string | null,
): ChosenStock | null =>
  stocked.listed ? chooseStockUnits(stocked, { selectedSize: selectedSize ?? size, selectedColor }) : null;

/** A component as it was ordered: with its English name then, its Bangla name today, and the size that the customer chose. */
export interface OrderedComponent extends Component, Named {}

/** The components as an order stores them. `size`: the one that the customer chose, if she had to. */
export const orderedComponents = (
  components: readonly StockedComponent<Stocked & Named>[],
  size: string | null,
): OrderedComponent[] =>
  components.map((component) => {
    const { product, quantity, stocked } = component;
    const chosen = chosenOf(component, size);
    const { selectedSize, selectedColor } = chosen?.ok ? chosen.choice : component;
    const { name, nameBn } = stocked;
    return { product, name, nameBn, quantity, selectedSize, selectedColor };
  });

/** The size's or color's name. Empty for the product's own count. */
export const unitName = (unit: StockUnit): string =>
  unit.kind === 'size' ? unit.size : unit.kind === 'colour' ? unit.colour : '';

/** Equal for the same count of the same product. */
export const unitKey = (unit: SourcedUnit): string =>
  JSON.stringify([unit.productId, unit.kind, unitName(unit)]);

/** How many can be put together: what the scarcest count allows. */
export const combosLeft = (units: readonly SourcedUnit[] | null): number =>
  units ? Math.max(0, Math.min(...units.map(({ stock, each }) => Math.floor(stock / each)))) : 0;

/** The sizes that all components with an open size are offered in. */
function commonSizes(open: readonly StockedComponent[]): string[] {
  const [first, ...others] = open.map(({ stocked }) =>
    shownSizes(stocked)
      .filter(({ available }) => available)
      .map(({ size }) => size),
  );
  return (first ?? []).filter((size) => others.every((sizes) => sizes.includes(size)));
}

type Counts = Pick<Stocked, 'stock' | 'sizes' | 'colors'>;

/**
 * A combo's counts as they follow from its components: how many can be put together, and in each size, if the customer
 * chooses one. All sizes together are never more than what the other components allow.
 */
export function countsOfCombo(components: readonly StockedComponent[]): Counts {
  const open = components.filter(isSizeOpen);
  const fixed = components.filter((component) => !isSizeOpen(component));
  const most = fixed.length > 0 ? combosLeft(unitsOfCombo(fixed, null)) : Number.POSITIVE_INFINITY;
  if (open.length === 0) return { stock: most, sizes: [], colors: [] };
  const sizes = commonSizes(open).map((size) => {
    return { size, stock: combosLeft(unitsOfCombo(components, size)), available: true };
  });
  const together = sizes.reduce((sum, { stock }) => sum + stock, 0);
  return { stock: Math.min(most, together), sizes, colors: [] };
}

/** Null if enough of it is there for one combo. */
export function componentProblem(component: StockedComponent): ComponentProblem | null {
  const { stocked } = component;
  if (!stocked.listed) return 'hidden';
  if (isSizeOpen(component)) {
    const sizes = commonSizes([component]);
    if (sizes.length === 0) return 'choiceGone';
    return sizes.some((size) => combosLeft(unitsOfCombo([component], size)) > 0) ? null : 'soldOut';
  }
  const units = unitsOfCombo([component], null);
  if (!units) return 'choiceGone';
  return combosLeft(units) > 0 ? null : 'soldOut';
}

interface Costed {
  costPoisha: number | null;
  components?: readonly { quantity: number; stocked: { costPoisha: number | null } }[];
}

/**
 * What a piece costs the shop, in poisha: what the admin entered, else a combo's components together. Null where one of these
 * costs is not known.
 */
export function unitCost({ costPoisha, components = [] }: Costed): number | null {
  if (costPoisha !== null || components.length === 0) return costPoisha;
  return components.reduce<number | null>(
    (sum, { quantity, stocked }) =>
      sum === null || stocked.costPoisha === null ? null : sum + quantity * stocked.costPoisha,
    0,
  );
}
