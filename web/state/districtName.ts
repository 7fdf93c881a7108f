/** What a district is called. The list of names is loaded only in the language that needs it. */
import { languageNow } from '#texts/language.ts';
import { useLoaded } from '#web/ui/useLoaded.ts';

const loadNames = () => import('#texts/districts.ts');

/** The stored name until the list is loaded. */
export function useDistrictName(district: string): string {
  const names = useLoaded(loadNames, district !== '' && languageNow() === 'bn');
  return names?.districtTexts.nameOf(district) ?? district;
}
