/** What a product is called in the language of the moment. Where it has no Bangla text, the English one is shown. */
import { languageNow } from '#texts/language.ts';

export interface Named {
  name: string;
  /** Absent or empty without one. */
  nameBn?: string;
}

export interface Described extends Named {
  description: string;
  descriptionBn?: string;
}

export const nameNow = ({ name, nameBn }: Named): string => (languageNow() === 'bn' && nameBn) || name;

export const descriptionNow = ({ description, descriptionBn }: Described): string =>
  (languageNow() === 'bn' && descriptionBn) || description;
