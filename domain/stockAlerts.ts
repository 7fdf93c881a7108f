/** Alerts when a sold-out product, size or color is in stock again: what can be asked for, and its limits. */
import type { z } from 'zod';
import { Problem } from './problems.ts';
import {
  type Choice,
  isColourLeft,
  isInStock,
  needsColour,
  needsSize,
  type Stocked,
  shownColours,
  shownSizes,
} from './stock.ts';
import type { stockAlertSchema } from './stockAlerts.schema.ts';

export type StockAlertAsk = z.output<typeof stockAlertSchema>;

/** An alert ends with its message, or after so many days. */
export const ALERT_DAYS = 180;
/** A guest's first alert waits so long for the press on the mailed link. */
export const CONFIRM_DAYS = 7;
/** Waiting alerts of one account or address. */
export const MAX_ALERTS = 100;

/** The pages that the links in emails lead to. The token is in the fragment. */
export const confirmAlertPath = '/stock-alerts/confirm';
export const stopAlertsPath = '/stock-alerts/stop';

/**
 * The choice of an alert: without what the product does not have. An open choice stays open and means any. Refuses a
 * choice that the product does not offer.
 */
export function alertChoice(product: Stocked, { selectedSize, selectedColor }: Choice): Choice {
  const size = needsSize(product) ? selectedSize : null;
  const colour = needsColour(product) ? selectedColor : null;
  const isKnown =
    (size === null || shownSizes(product).some((row) => row.size === size)) &&
    (colour === null || shownColours(product).some(({ name }) => name === colour));
  if (!isKnown) throw new Problem('choiceUnavailable');
  return { selectedSize: size, selectedColor: colour };
}

/** True if the choice can be bought. Whatever is open in it may be chosen freely. */
export function isBack(product: Stocked, { selectedSize, selectedColor }: Choice): boolean {
  if (!isInStock(product)) return false;
  const size = shownSizes(product).find((row) => row.size === selectedSize);
  const colour = shownColours(product).find(({ name }) => name === selectedColor);
  const isSizeLeft = selectedSize === null || (size?.available === true && size.stock > 0);
  return isSizeLeft && (selectedColor === null || (colour !== undefined && isColourLeft(product, colour)));
}
