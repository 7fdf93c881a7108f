import { digits } from './numbers.ts';

export const deliveryDaysTexts = {
  weeklyOff: { friday: 'শুক্রবার', friday_saturday: 'শুক্র ও শনিবার', none: 'নেই' },
  cutOffHour: 'শেষ সময় ০ থেকে ২৪-এর মধ্যে একটি পূর্ণ সংখ্যা হবে',
  wrongDay: 'দিনগুলো তারিখ হিসেবে লিখুন, যেমন ২০২৬-১২-২৪',
  tooManyDaysOff: (most: number) => `${digits(most)}টির বেশি দিন লেখা যায় না`,
  bothLists: 'একটি দিন হয় ছুটির দিন, নয় কাজের দিন',
  chooseWeeklyOff: 'সাপ্তাহিক ছুটির দিন বেছে নিন',
};

export const holidayTexts = {
  shabEBarat: 'শবে বরাত',
  languageMartyrs: 'শহীদ দিবস',
  shabEQadr: 'শবে কদর',
  eidUlFitr: 'ঈদুল ফিতর',
  jumatulBidah: 'জুমাতুল বিদা',
  independence: 'স্বাধীনতা দিবস',
  bengaliNewYear: 'পহেলা বৈশাখ',
  mayDay: 'মে দিবস',
  eidUlAzha: 'ঈদুল আজহা',
  ashura: 'আশুরা',
  julyUprising: 'জুলাই গণঅভ্যুত্থান দিবস',
  miladunnabi: 'ঈদে মিলাদুন্নবী',
  janmashtami: 'জন্মাষ্টমী',
  durgaPuja: 'দুর্গাপূজা',
  victory: 'বিজয় দিবস',
  christmas: 'বড়দিন',
};
