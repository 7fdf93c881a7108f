import { digits } from './numbers.ts';

export const combosTexts = {
  problems: { hidden: 'এখন পাওয়া যাচ্ছে না', choiceGone: 'এখন পাওয়া যাচ্ছে না', soldOut: 'শেষ হয়ে গেছে' },
  inThisCombo: 'এই কম্বোতে যা আছে',
  inYourSize: 'আপনার সাইজে',
};

export const comboSavingTexts = {
  save: (saved: string) => `আপনার ${saved} বাঁচবে`,
  saveAndLess: (saved: string, percent: number) =>
    `আপনার ${saved} বাঁচবে (আলাদা কিনলে যা লাগত, তার চেয়ে ${digits(percent)}% কম)`,
  less: (percent: number) => `আলাদা কিনলে যা লাগত, তার চেয়ে ${digits(percent)}% কম`,
};
