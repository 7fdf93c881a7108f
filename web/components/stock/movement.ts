import type { ResponseOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { shownLabel } from '#domain/batches.ts';
import { colourName } from '#domain/colourPresets.ts';
import { formatExactTaka } from '#domain/money.ts';
import { grouped } from '#texts/numbers.ts';
import { stockTexts } from '#texts/stockChanges.ts';

export type Movement = ResponseOf<(typeof endpoints)['stockHistory']>['movements'][number];

export function unitLabel({ unit, unitName }: Pick<Movement, 'unit' | 'unitName'>): string {
  if (unit === 'size') return stockTexts.size(unitName);
  if (unit === 'batch') return stockTexts.batchName(shownLabel(unitName));
  return unit === 'colour' ? colourName(unitName) : stockTexts.product;
}

/** '+3', '−2' */
export const signed = (delta: number): string => `${delta > 0 ? '+' : '−'}${grouped(Math.abs(delta))}`;

/** What a restock cost and whom it was bought from: '৳130 a piece, Chawk Bazar'. */
export const boughtText = ({ unitCost, supplier }: Pick<Movement, 'unitCost' | 'supplier'>): string =>
  [...(unitCost === undefined ? [] : [stockTexts.aPiece(formatExactTaka(unitCost))]), supplier]
    .filter(Boolean)
    .join(', ');
