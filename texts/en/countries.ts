export const countryTexts = {
  /** What a country is called, by the name that is stored. Another one stays as it was typed. */
  nameOf: (name: string): string => name,
};
