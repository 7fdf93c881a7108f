import { shownColour } from '#domain/colours.ts';
import { choiceTexts } from '#texts/choices.ts';
import type { Choice } from '#web/api/responses.ts';

/** "Size M · Gold"; empty without a choice. */
export const choiceText = ({ selectedSize, selectedColor }: Choice): string =>
  [selectedSize && choiceTexts.size(selectedSize), selectedColor && shownColour(selectedColor)]
    .filter(Boolean)
    .join(' · ');

export function ChoiceText(choice: Choice) {
  const text = choiceText(choice);
  return text ? <p className="text-muted text-sm">{text}</p> : null;
}
