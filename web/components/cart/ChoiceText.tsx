import { choiceText } from '#domain/choiceText.ts';
import type { Choice } from '#web/api/responses.ts';

/** "Size M · Gold"; nothing without a choice. */
export function ChoiceText(choice: Choice) {
  const text = choiceText(choice, ' · ');
  return text ? <p className="text-muted text-sm">{text}</p> : null;
}
