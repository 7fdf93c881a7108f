/** Texts for a search that finds nothing. */
export const nearestTexts = {
  nearest: 'These come nearest:',
  withoutFilters: 'Without the filters there are:',
  bestSellers: 'These sell best at the moment:',
  nothing: (search: string) => `Nothing found for “${search}”`,
  withFilters: (search: string) => `Nothing found for “${search}” with these filters`,
} as const;
