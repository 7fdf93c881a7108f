import { counted } from './plurals.ts';

/** Orders that are too large without a call. */
export const orderLimitTexts = {
  callForPieces: (pieces: number, phone: string) =>
    `To order more than ${counted(pieces, 'piece')} at once, please call us at ${phone}.`,
  callForAmount: (amount: string, phone: string) =>
    `To order more than ${amount} at once, please call us at ${phone}.`,
};
