export const cosmeticFactsTexts = {
  units: { ml: 'ml', g: 'g', pcs: 'pcs' },
  netContent: (amount: number, unit: string) => `${amount} ${unit}`,
  perHundred: (price: string, unit: string) => `${price} per 100 ${unit}`,
};

/** The names of the fields, and what is wrong with them. */
export const cosmeticFields = {
  ingredients: 'Ingredients',
  howToUse: 'How to use',
  shade: 'Shade',
  madeIn: 'Made in',
  maker: 'Maker',
  netContent: 'Net content must be an amount above 0, with at most two decimals',
  netUnit: (units: string) => `Net content must be in ${units}`,
};
