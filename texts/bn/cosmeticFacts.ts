import { digits } from './numbers.ts';

export const cosmeticFactsTexts = {
  units: { ml: 'মিলি', g: 'গ্রাম', pcs: 'টি' },
  netContent: (amount: number, unit: string) => `${digits(amount)} ${unit}`,
  perHundred: (price: string, unit: string) => `প্রতি ১০০ ${unit} ${price}`,
};

export const cosmeticFields = {
  ingredients: 'উপাদান',
  howToUse: 'ব্যবহারের নিয়ম',
  shade: 'শেড',
  madeIn: 'কোথায় তৈরি',
  maker: 'প্রস্তুতকারক',
  netContent: 'পরিমাণ ০-এর বেশি হবে, দশমিকের পরে বড়জোর দুই ঘর',
  netUnit: (units: string) => `পরিমাণের একক এগুলোর একটি হবে: ${units}`,
};
