/** What follows for a product's counts from pieces that come into its batches or leave them. */

import { batchMessages } from '#texts/batches.ts';
import type { Batch, BatchPieces } from './batches.ts';
import { colourSlug, shownColour } from './colours.ts';
import { batchUnit, type CountedUnit } from './restocking.ts';
import type { Stocked } from './stock.ts';

/** How one count of a product moves. */
export interface CountChange extends Pick<CountedUnit, 'unit' | 'unitName' | 'label'> {
  pieces: number;
  from: number;
  to: number;
}

const change = ({ stock, ...unit }: CountedUnit, pieces: number): CountChange[] =>
  pieces === 0 ? [] : [{ ...unit, pieces, from: stock, to: stock + pieces }];

const sumOf = (moves: readonly BatchPieces[]): number => moves.reduce((sum, { pieces }) => sum + pieces, 0);

/** The batches, and the counts of their colors and of the product for those that can be sold. */
export function batchChanges(
  product: Pick<Stocked, 'stock' | 'colors'>,
  moves: readonly BatchPieces[],
): CountChange[] {
  const sold = moves.filter(({ batch }) => batch.sellable);
  const own: CountedUnit = {
    unit: 'product',
    unitName: '',
    label: batchMessages.stock,
    stock: product.stock,
  };
  return [
    ...moves.flatMap(({ batch, pieces }) => change(batchUnit(batch), pieces)),
    ...product.colors.flatMap(({ name, stock }) => {
      const slug = colourSlug(name);
      const unit: CountedUnit = { unit: 'colour', unitName: slug, label: shownColour(name), stock };
      return change(unit, sumOf(sold.filter(({ batch }) => batch.colour === slug)));
    }),
    ...change(own, sumOf(sold)),
  ];
}

/** The moves of batches by their ids. */
export const movesOfBatches = (
  batches: readonly Batch[],
  found: readonly (Pick<CountedUnit, 'unit' | 'unitName'> & { pieces: number })[],
): BatchPieces[] =>
  found.flatMap(({ unit, unitName, pieces }) => {
    const batch = unit === 'batch' && batches.find(({ id }) => id === unitName);
    return batch ? [{ batch, pieces }] : [];
  });
