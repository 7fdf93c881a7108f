/** Order lines as text, for lists, slips, receipts, files and emails. */
import { digits } from '#texts/numbers.ts';
import { type Chosen, choiceText } from './choiceText.ts';

interface Line extends Chosen {
  name: string;
  quantity: number;
}

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

/** "2 × Eid Set (4 × Rani Bangles, Size S; 2 × Jhumka)": a combo with all pieces that are in it. */
export function lineWithParts(
  line: Line & { components: readonly Line[] },
  textOf: (line: Line) => string = lineText,
): string {
  const parts = inAllOf(line).map(textOf).join('; ');
  return parts ? `${textOf(line)} (${parts})` : textOf(line);
}

/** Number of pieces in all lines. */
export const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
