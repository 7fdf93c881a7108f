/** The days on which couriers do not work, as the settings name them. */
export const deliveryDaysTexts = {
  weeklyOff: { friday: 'Friday', friday_saturday: 'Friday and Saturday', none: 'None' },
  cutOffHour: 'Cut-off hour must be a whole number from 0 to 24',
  wrongDay: 'Days must be dates such as 2026-12-24',
  tooManyDaysOff: (most: number) => `At most ${most} days can be listed`,
  bothLists: 'A day is either a day off or a working day',
  chooseWeeklyOff: 'Please choose the weekly day off',
};

export const holidayTexts = {
  shabEBarat: 'Shab-e-Barat',
  languageMartyrs: 'Language Martyrs’ Day',
  shabEQadr: 'Shab-e-Qadr',
  eidUlFitr: 'Eid-ul-Fitr',
  jumatulBidah: 'Jumatul Bidah',
  independence: 'Independence Day',
  bengaliNewYear: 'Bengali New Year',
  mayDay: 'May Day',
  eidUlAzha: 'Eid-ul-Azha',
  ashura: 'Ashura',
  julyUprising: 'July Mass Uprising Day',
  miladunnabi: 'Eid-e-Miladunnabi',
  janmashtami: 'Janmashtami',
  durgaPuja: 'Durga Puja',
  victory: 'Victory Day',
  christmas: 'Christmas',
};
