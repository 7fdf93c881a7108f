/**
 * Pieces of an order as its timeline names them. They are stored in English, whatever the language of the admin, and shown
 * in the language of whoever reads them.
 */
import { digits } from '#texts/numbers.ts';
import { choiceTexts as englishChoices } from '../texts/en/choices.ts';
import { itemText } from './orderLines.ts';
import { type Named, nameNow } from './productNames.ts';
import type { Choice } from './stock.ts';

interface Item extends Named, Choice {}

const storedItem = ({ name, selectedSize, selectedColor }: Item): string =>
  [name, selectedSize && englishChoices.size(selectedSize), selectedColor].filter(Boolean).join(', ');

const withCount = (item: string, quantity: number | string): string => `${item} × ${quantity}`;

/** 'Bangle set × 1', where the line says the rest. */
export const storedPieces = ({ name }: Named, quantity: number): string => withCount(name, quantity);

/** 'Rani Bangles, Size M × 2' */
export const storedLine = (line: Item & { quantity: number }): string =>
  withCount(storedItem(line), line.quantity);

const STORED = /^(.*) × (\d+)$/s;

/** 'চুড়ির সেট × ১' */
export const shownPieces = (named: Named, quantity: number | string): string =>
  withCount(nameNow(named), digits(quantity));

/** `lines`: those of the order now. An item that is among them no more keeps its stored name. */
export function shownFromStored(stored: string, lines: readonly Item[]): string {
  const [, item, quantity] = STORED.exec(stored) ?? [];
  if (item === undefined || quantity === undefined) return stored;
  const named = lines.find(({ name }) => name === item);
  if (named) return shownPieces(named, quantity);
  const line = lines.find((each) => storedItem(each) === item);
  return withCount(line ? itemText({ ...line, name: nameNow(line) }) : item, digits(quantity));
}
