import { digits, grouped } from './numbers.ts';

export const orderLimitTexts = {
  callForPieces: (pieces: number, phone: string) =>
    `একবারে ${grouped(pieces)}টির বেশি অর্ডার করতে ${digits(phone)} নম্বরে ফোন করুন।`,
  callForAmount: (amount: string, phone: string) =>
    `একবারে ${amount}-এর বেশি অর্ডার করতে ${digits(phone)} নম্বরে ফোন করুন।`,
};
