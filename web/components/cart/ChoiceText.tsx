import type { Choice } from '#web/api/responses.ts';

/** "Size M · Gold"; empty without a choice. */
export function ChoiceText({ selectedSize, selectedColor }: Choice) {
  const parts = [selectedSize && `Size ${selectedSize}`, selectedColor].filter(Boolean);
  return parts.length > 0 ? <p className="text-muted text-sm">{parts.join(' · ')}</p> : null;
}
