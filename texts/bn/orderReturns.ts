import { grouped } from './numbers.ts';

export const orderReturnTexts = {
  reasons: {
    refused_at_door: 'দরজায় নেননি',
    damaged: 'নষ্ট',
    wrong_item: 'ভুল পণ্য গেছে',
    wrong_size: 'সাইজ মেলেনি',
    not_as_described: 'বর্ণনার সাথে মেলে না',
    changed_mind: 'মত বদলেছেন',
    exchange: 'বদলানো হয়েছে',
    other: 'অন্য কারণ',
  },
  linePlace: 'অর্ডারের কোন সারি, তা জানাতে হবে',
  chooseItems: 'পণ্য বেছে নিন',
  tooManyLines: (most: number) => `এক অর্ডারে সর্বোচ্চ ${grouped(most)}টি সারি থাকে`,
  lineOnce: 'একটি সারি একবারই লেখা যায়',
  piecesOnce: 'এক সারির ভালো ও ভাঙা পিস একবার করেই লেখা যায়',
  chooseReason: 'কারণ বেছে নিন',
  refund: 'টাকা ফেরত',
  note: 'নোট',
  collected: 'আদায় হওয়া টাকা',
  tooManyBack: 'যত অর্ডার হয়েছে তার বেশি ফেরত আসতে পারে না',
  tooManyDelivered: 'যত অর্ডার হয়েছে তার বেশি পৌঁছাতে পারে না',
  tooMuchCollected: 'যত দেওয়া বাকি তার বেশি আদায় হতে পারে না',
  noneLeft: 'আর বাকি নেই',
  onlyLeft: (pieces: number) => `শুধু ${grouped(pieces)}টি বাকি`,
  refundAtMost: (amount: string) => `সর্বোচ্চ ${amount} ফেরত দেওয়া যায়`,
};
