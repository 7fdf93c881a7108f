import { grouped } from './numbers.ts';

export const selectedOrdersTexts = {
  order: 'অর্ডার',
  notValid: 'অর্ডারগুলো ঠিক নেই',
  chooseOrder: 'অন্তত একটি অর্ডার বেছে নিন',
  tooManyChosen: (most: number) => `সর্বোচ্চ ${grouped(most)}টি অর্ডার বাছা যায়`,
  tooManyAsked: (most: number) => `একবারে সর্বোচ্চ ${grouped(most)}টি অর্ডার চাওয়া যায়`,
};
