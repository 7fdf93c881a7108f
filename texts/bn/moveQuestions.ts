import { grouped } from './numbers.ts';

export const moveQuestionTexts = {
  moveOrder: (orderNumber: string, status: string) => `অর্ডার ${orderNumber}: অবস্থা “${status}” করবেন?`,
  moveOrders: (orders: number, status: string) => `${grouped(orders)}টি অর্ডারের অবস্থা “${status}” করবেন?`,
  notConfirmed: 'ক্রেতা ফোনে এটি নিশ্চিত করেননি।',
  someNotConfirmed: (customers: number) => `${grouped(customers)} জন ক্রেতা ফোনে নিশ্চিত করেননি।`,
  moveAnyway: 'তবু বদলান',
  notifiedByEmail: 'ক্রেতারা ইমেইলে জানতে পারবেন।',
  notSent: 'এটি এখনও পাঠানো হয়নি।',
  someNotSent: (orders: number) => `এর মধ্যে ${grouped(orders)}টি এখনও পাঠানো হয়নি।`,
  markDelivered: '“পৌঁছে গেছে” করুন',
};
