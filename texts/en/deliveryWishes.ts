export const deliveryWishesTexts = {
  secondPhone: 'Second phone',
  bestTimeToCall: 'Best time to call',
  noteForTheCourier: 'Note for the courier',
  giftNote: 'Gift note',
  giftHint: 'Sending a gift? We print this for the person who opens the parcel.',
  hidePrices: 'Leave prices off the packing slip',
  chooseCallTime: 'Please choose when to call',
};

/** When the courier is to call. */
export const callTimes = {
  any: 'Any time',
  morning: 'Morning, 9–12',
  afternoon: 'Afternoon, 12–5',
  evening: 'Evening, 5–9',
};
