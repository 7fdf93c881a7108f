/** The stock ledger of the demo: the initial stock, then the pieces of each order. It ends at today's counts. */
import type { Insertable } from 'kysely';
import { colourSlug } from '#domain/colours.ts';
import { unitsOfCombo } from '#domain/combos.ts';
import { chooseStockUnits, type StockUnit } from '#domain/stock.ts';
import type { StockMovements } from '#server/database/tables.ts';
import type { PlacedOrder } from './orderRows.ts';
import type { PlacedProduct } from './productRows.ts';

type Movement = Insertable<StockMovements>;
type Unit = Pick<Movement, 'product_id' | 'unit'> & { unit_name: string };

interface Taken extends Unit {
  quantity: number;
  order: PlacedOrder;
}

const keyOf = ({ product_id, unit, unit_name }: Unit): string => `${product_id} ${unit} ${unit_name}`;

export function movementRows(products: readonly PlacedProduct[], orders: readonly PlacedOrder[]): Movement[] {
  const taken = orders.flatMap(takenBy);
  const left = new Map<string, number>();
  const counts = products.flatMap(countsOf);
  for (const { unit, stock } of counts) left.set(keyOf(unit), stock);
  for (const unit of taken) left.set(keyOf(unit), (left.get(keyOf(unit)) ?? 0) + unit.quantity);

  const came = counts.flatMap(({ unit, createdAt }) => {
    const initial = left.get(keyOf(unit)) ?? 0;
    if (initial === 0) return [];
    return [
      { ...unit, delta: initial, left_after: initial, reason: 'initial' as const, moved_at: createdAt },
    ];
  });
  const went = taken.map(({ quantity, order, ...unit }) => {
    const after = (left.get(keyOf(unit)) ?? 0) - quantity;
    left.set(keyOf(unit), after);
    const by = { order_id: order.id, moved_by: order.customer.id, moved_at: order.placed };
    return { ...unit, delta: -quantity, left_after: after, reason: 'order' as const, ...by };
  });
  return [...came, ...went];
}

/** Every count of a product today. The colors of a bangle are not counted. */
function countsOf({ id, createdAt, stock, sizes, colors }: PlacedProduct) {
  const count = (unit: Unit['unit'], unit_name: string, stock: number) => ({
    unit: { product_id: id, unit, unit_name },
    stock,
    createdAt,
  });
  return [
    count('product', '', stock),
    ...sizes.map((size) => count('size', size.size, size.stock)),
    ...colors.map((colour) => count('colour', colourSlug(colour.name), colour.stock)),
  ];
}

/** The counts that each line reduced. Everything was available at that time. */
function takenBy(order: PlacedOrder): Taken[] {
  return order.lines.flatMap(({ product, quantity, size, colour }) => {
    if (product.components.length > 0) {
      const units = unitsOfCombo(product.components.map(available), size);
      if (!units) throw new Error(`Order ${order.key} of the demo catalogue: ${product.name}`);
      return units.map((unit) => ({
        ...unitOf(unit.productId, unit),
        quantity: unit.each * quantity,
        order,
      }));
    }
    const choice = { selectedSize: size, selectedColor: colour };
    const chosen = chooseStockUnits({ ...product, ...allAvailable(product) }, choice);
    if (!chosen.ok) throw new Error(`Order ${order.key} of the demo catalogue: ${chosen.problem}`);
    return chosen.units.map((unit) => ({ ...unitOf(product.id, unit), quantity, order }));
  });
}

const available = (component: PlacedProduct['components'][number]) => ({
  ...component,
  stocked: { ...component.stocked, ...allAvailable(component.stocked) },
});

const allAvailable = ({ sizes, colors }: PlacedProduct) => ({
  sizes: sizes.map((size) => ({ ...size, available: true })),
  colors: colors.map((colour) => ({ ...colour, available: true })),
});

function unitOf(product_id: string, unit: StockUnit): Unit {
  if (unit.kind === 'size') return { product_id, unit: 'size', unit_name: unit.size };
  if (unit.kind === 'colour') return { product_id, unit: 'colour', unit_name: colourSlug(unit.colour) };
  return { product_id, unit: 'product', unit_name: '' };
}
