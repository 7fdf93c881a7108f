import { digits } from './numbers.ts';

export const deliveryTexts = {
  getIt: 'হাতে পাবেন',
  inDistrict: (district: string) => `${district} জেলায়`,
  inTime: (days: string) => `${days}ের মধ্যে`,
  dhaka: 'ঢাকায়',
  elsewhere: 'ঢাকার বাইরে',
  changeDistrict: 'জেলা বদলান',
  chooseYourDistrict: 'আপনার জেলা বেছে নিন',
  yourDistrict: 'আপনার জেলা',
  chooseToSee: 'কবে পাবেন, দেখতে জেলা বেছে নিন।',
  deliveryIn: '{district} জেলায় ডেলিভারি: {when}',
  days: (least: number, most: number) => `${digits(least)}-${digits(most)} দিন`,
  businessDays: (least: number, most: number) => `${digits(least)}-${digits(most)} কর্মদিবস`,
};
