/** The size and color of a line as text. */
import { choiceTexts } from '#texts/choices.ts';
import { shownColour } from './colours.ts';

export interface Chosen {
  selectedSize: string | null;
  selectedColor: string | null;
}

/** "Size S, Gold". Empty without choices. */
export const choiceText = ({ selectedSize, selectedColor }: Chosen, separator = ', '): string =>
  [selectedSize && choiceTexts.size(selectedSize), selectedColor && shownColour(selectedColor)]
    .filter(Boolean)
    .join(separator);
