import { grouped } from './numbers.ts';

import { counted } from './plurals.ts';

export const couponMessages = {
  fetchFailed: 'Failed to load the coupons',
  saveFailed: 'The coupon could not be saved',
  deleteFailed: 'The coupon could not be deleted',
  saved: 'Coupon saved',
  deleted: 'Coupon deleted',
  kinds: { percent: 'Percent off', amount: 'Amount off', free_delivery: 'Free delivery' },
  states: { active: 'Active', scheduled: 'Scheduled', ended: 'Ended', used_up: 'Used up', off: 'Off' },
  percentOff: (percent: number) => `${percent}% off`,
  percentOffAtMost: (percent: number, most: string) => `${percent}% off, at most ${most}`,
  amountOff: (amount: string) => `${amount} off`,
  fromAmount: (amount: string) => `From ${amount}`,
  timesPerCustomer: (times: number) =>
    times === 1 ? 'Once per customer' : `${counted(times, 'time')} per customer`,
  fromDay: (day: string) => `From ${day}`,
  untilDay: (day: string) => `Until ${day}`,
  always: 'Always',
  usesOf: (used: number, limit: number) => `${grouped(used)} of ${grouped(limit)}`,
  usedAlready: (times: number) => `Used ${counted(times, 'time')} already. To stop the code, switch it off.`,
  codeRule: 'Code must be 3 to 30 letters, digits or dashes',
  usesRule: (label: string) => `${label} must be a whole number from 1 to 1,000,000`,
  kindRequired: 'Please choose what the code takes off',
  value: 'Value',
  minSpend: 'Minimum spend',
  maxDiscount: 'Maximum discount',
  uses: 'Uses in all',
  usesPerCustomer: 'Uses per customer',
  unknownCategory: 'Unknown category',
  activeRule: 'Active must be true or false',
  percentRule: 'Percent must be a whole number from 1 to 100',
  amountRule: 'Amount must be more than 0',
  endsAfterStart: 'The code must end after it starts',
};
