import type { Choice } from '#web/catalogue.ts';

/** "Size M · Gold"; nothing where nothing was to be chosen. */
export function ChoiceText({ selectedSize, selectedColor }: Choice) {
  const parts = [selectedSize && `Size ${selectedSize}`, selectedColor].filter(Boolean);
  return parts.length > 0 ? <p className="text-muted text-sm">{parts.join(' · ')}</p> : null;
}
