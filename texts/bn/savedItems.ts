import { grouped } from './numbers.ts';

export const savedItemsTexts = {
  save: 'পরে কেনার জন্য রাখুন',
  saveItem: (name: string) => `পরে কেনার জন্য রাখুন: ${name}`,
  title: 'পরে কেনার জন্য রাখা',
  move: 'কার্টে নিন',
  moveItem: (name: string) => `কার্টে নিন: ${name}`,
  remove: 'সরান',
  removeItem: (name: string) => `পরে কেনার তালিকা থেকে সরান: ${name}`,
  quantity: (pieces: number) => `পরিমাণ ${grouped(pieces)}`,
  saved: (name: string) => `${name} পরে কেনার জন্য রাখা হলো`,
  moved: (name: string) => `${name} এখন আপনার কার্টে`,
  movedPart: (moved: number, saved: number) =>
    `${grouped(saved)}টির মধ্যে ${grouped(moved)}টি কার্টে নেওয়া হলো। স্টকে আর নেই।`,
  saveFailed: 'পরে কেনার জন্য রাখা যায়নি। আবার চেষ্টা করুন।',
  moveFailed: 'কার্টে নেওয়া যায়নি। আবার চেষ্টা করুন।',
  removeFailed: 'পণ্যটি সরানো যায়নি। আবার চেষ্টা করুন।',
};
