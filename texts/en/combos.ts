/** What is in a combo, and why it cannot be bought now. */
export const combosTexts = {
  problems: { hidden: 'Not available now', choiceGone: 'Not available now', soldOut: 'Sold out' },
  inThisCombo: 'In this combo',
  /** A component whose size is left open. */
  inYourSize: 'In your size',
};

/** What a combo saves. Amounts are formatted. */
export const comboSavingTexts = {
  save: (saved: string) => `You save ${saved}`,
  saveAndLess: (saved: string, percent: number) =>
    `You save ${saved} (${percent}% less than buying separately)`,
  less: (percent: number) => `${percent}% less than buying separately`,
};
