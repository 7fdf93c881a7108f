import { digits, grouped } from './numbers.ts';

export const orderPrintsTexts = {
  title: 'অর্ডার প্রিন্ট',
  description: 'যে অর্ডারগুলো প্রিন্ট হবে।',
  printOrdersTitle: (orders: number) => `${grouped(orders)}টি অর্ডার প্রিন্ট করুন`,
  print: 'প্রিন্ট করুন',
  oldestFirst: 'পুরোনো আগে, কুরিয়ারের ফাইলের মতো।',
  sheet: 'কী প্রিন্ট হবে',
  paper: 'কাগজ',
  packingSlips: 'প্যাকিং স্লিপ',
  labels: 'লেবেল',
  invoices: 'ইনভয়েস',
  a4x2: 'A4, এক পাতায় ২টি',
  a4x4: 'A4, এক পাতায় ৪টি',

  // On the sheets
  order: (orderNumber: string) => `অর্ডার ${orderNumber}`,
  invoice: 'ইনভয়েস',
  deliverTo: 'প্রাপক',
  landmark: (landmark: string) => `কাছের পরিচিত জায়গা: ${landmark}`,
  toCollect: 'আদায় করতে হবে',
  nothing: 'কিছু না',
  from: (name: string, address: string, phone: string) => `প্রেরক: ${name}, ${address}, ${digits(phone)}`,
  pieces: 'পিস',
  item: 'পণ্য',

  // The pick list
  pickList: 'পিক লিস্ট',
  piecesFor: (pieces: number, orders: number, numbers: string) =>
    `${grouped(orders)}টি অর্ডারের ${grouped(pieces)} পিস: ${numbers}`,
  pick: 'নিতে হবে',
  leftInStock: 'স্টকে থাকবে',
  picked: 'নেওয়া হয়েছে',
};
