import type { smsMessages as english } from '../en/smsMessages.ts';
import { exact } from './numbers.ts';

interface Names {
  name: string;
  nameBangla: string;
}
const nameOf = ({ name, nameBangla }: Names): string => nameBangla || name;

export const smsMessages: typeof english = {
  signInCode: ({ code, shop }) => `${nameOf(shop)} কোড ${code}। ১০ মিনিট চলবে। কাউকে জানাবেন না।`,
  orderPlaced: ({ orderNumber, toCollect, shop }) =>
    [
      `ধন্যবাদ! অর্ডার ${orderNumber} পেয়েছি।`,
      toCollect > 0 ? `হাতে পেয়ে ৳${exact(toCollect)} দেবেন।` : 'দাম পেয়ে গেছি।',
      nameOf(shop),
    ].join(' '),
  orderShipped: ({ orderNumber, courier, toCollect, shop }) =>
    [
      `অর্ডার ${orderNumber} ${courier ? `${courier} দিয়ে ` : ''}পাঠিয়েছি।`,
      toCollect > 0 ? `৳${exact(toCollect)} হাতে রাখবেন।` : 'দাম পেয়ে গেছি।',
      nameOf(shop),
    ].join(' '),
  orderReturned: ({ orderNumber, shop }) =>
    `অর্ডার ${orderNumber} ফেরত এসেছে। এখনও চাইলে ফোন করুন ${shop.phone}। ${nameOf(shop)}`,
  orderEdited: ({ orderNumber, toCollect, shop }) =>
    [
      `অর্ডার ${orderNumber} বদলানো হয়েছে।`,
      toCollect > 0 ? `হাতে পেয়ে ৳${exact(toCollect)} দেবেন।` : 'দাম পেয়ে গেছি।',
      nameOf(shop),
    ].join(' '),
  orderCancelled: ({ orderNumber, shop }) =>
    `অর্ডার ${orderNumber} বাতিল হয়েছে। এখনও চাইলে ফোন করুন ${shop.phone}। ${nameOf(shop)}`,
  orderRefunded: ({ orderNumber, refund, shop }) =>
    `অর্ডার ${orderNumber}: ৳${exact(refund)} ফেরত দেওয়া হয়েছে। ${nameOf(shop)}`,
  backInStock: ({ product, url }) => `সুখবর! ${product} আবার এসেছে, অল্প কয়েকটি: ${url}`,
  stop: 'SMS বন্ধ',
};
