/** What admins read about a combo and what is in combos. */
export const adminCombosTexts = {
  problems: {
    hidden: 'Hidden or deleted',
    choiceGone: 'No longer offered in this size or color',
    soldOut: 'Sold out',
  },
  inCombo: (name: string) => `The combo ${name} contains it and cannot be bought then.`,
  inCombos: (names: string) => `These combos contain it and cannot be bought then: ${names}.`,
};
