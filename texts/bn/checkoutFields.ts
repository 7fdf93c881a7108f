import { grouped } from './numbers.ts';

export const checkoutFieldTexts = {
  choosePayment: 'কীভাবে টাকা দেবেন বেছে নিন',
  cartEmpty: 'আপনার কার্ট খালি',
  tooManyLines: (lines: number) => `একটি অর্ডারে ${grouped(lines)} রকমের বেশি পণ্য নেওয়া যায় না`,
  price: 'দাম',
  itemsPrice: 'পণ্যের দাম',
  tax: 'ট্যাক্স',
  deliveryFee: 'ডেলিভারি চার্জ',
  totalPrice: 'মোট দাম',
};
