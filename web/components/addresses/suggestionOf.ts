import { labelOf } from '#domain/districts.ts';
import { languageNow } from '#texts/language.ts';
import type { Suggestion } from '#web/ui/SuggestOptions.tsx';

/** A place as an option. English pages show the Bangla name beside it: signs and papers have that one. */
export const suggestionOf = (place: { name: string; bangla: string }): Suggestion => ({
  label: labelOf(place),
  hint: languageNow() === 'en' ? place.bangla : undefined,
});
