/** Order lines as text, for lists, slips, receipts, files and emails. */
import { choiceTexts } from '#texts/choices.ts';
import { digits } from '#texts/numbers.ts';
import { shownColour } from './colours.ts';

interface Chosen {
  selectedSize: string | null;
  selectedColor: string | null;
}

interface Line extends Chosen {
  name: string;
  quantity: number;
}

/** "Size S, Gold". Empty without choices. */
export const choiceText = ({ selectedSize, selectedColor }: Chosen): string =>
  [selectedSize && choiceTexts.size(selectedSize), selectedColor && shownColour(selectedColor)]
    .filter(Boolean)
    .join(', ');

/** "Rani Bangles, Size S, Gold" */
export const itemText = (line: Chosen & { name: string }): string =>
  [line.name, choiceText(line)].filter(Boolean).join(', ');

/** "2 × Rani Bangles, Size S, Gold" */
export const lineText = (line: Line): string => `${digits(line.quantity)} × ${itemText(line)}`;

/** What is in all combos of a line: two sets of three bangles hold six. A line without components has none. */
export const inAllOf = <C extends { quantity: number }>(line: {
  quantity: number;
  components: readonly C[];
}): C[] => line.components.map((one) => ({ ...one, quantity: one.quantity * line.quantity }));

/** Number of pieces in all lines. */
export const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
