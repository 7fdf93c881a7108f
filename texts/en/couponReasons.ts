import { counted } from './plurals.ts';

export const couponReasons = {
  ended: 'This code has ended',
  usedUp: 'This code has been used up',
  startsOn: (day: string) => `This code starts on ${day}`,
  usedAlready: (times: number) =>
    times === 1
      ? 'You have used this code already'
      : `You have used this code ${counted(times, 'time')} already`,
  addItem: 'Add an item to use this code',
  onlyFor: (categories: string) => `This code is only for ${categories}`,
  spendMore: (amount: string) => `Spend ${amount} more to use this code`,
  spendMoreOn: (amount: string, categories: string) =>
    `Spend ${amount} more on ${categories} to use this code`,
  unknown: 'This code is not known',
  listed: (names: readonly string[]) =>
    [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ').toLowerCase(),
};
