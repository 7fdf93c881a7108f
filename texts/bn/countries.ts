const names: Readonly<Record<string, string>> = { Bangladesh: 'বাংলাদেশ' };

export const countryTexts = {
  nameOf: (name: string): string => names[name] ?? name,
};
