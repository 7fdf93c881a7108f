export const districtTexts = {
  required: 'District is required',
  unknown: 'Unknown district',
  /** What a district is called, by the name that is stored. A name that is not known stays. */
  nameOf: (name: string): string => name,
};
