import { expect, it } from 'vitest';
import type { Product } from '#web/api/responses.ts';
import {
  doubtAt,
  doubtsOf,
  fieldsOf,
  isChangedByHand,
  isRead,
  itemsOf,
  type MessageDraft,
  nothingRead,
  orderedText,
  unreadOf,
} from './messageFields.ts';

const candidate = { product: 'p1', name: 'Churi', price: 130, image: '' };
const draft: MessageDraft = {
  name: 'Rahima',
  phone: '01712345678',
  secondPhone: '',
  address: '',
  district: 'Dhaka',
  thana: 'Mirpur Model',
  sure: { name: true, phone: true, district: true, thana: false },
  items: [
    {
      ...candidate,
      selectedSize: 'M',
      selectedColor: null,
      quantity: 24,
      sure: true,
      text: 'lal churi 2 dozen',
      candidates: [{ ...candidate, sizes: ['M'], colors: [] }],
    },
  ],
  unread: ['valo hoy'],
};
const product = { _id: 'p1', name: 'Churi', price: 140, images: [], colors: [] } as unknown as Product;
const products = new Map([['p1', product]]);
const blank = { fullName: '', phone: '', address: '', district: '', thana: '' };

it('doubts what is empty and what is a guess', () => {
  expect(doubtsOf(draft)).toEqual(['address', 'thana']);
});

it('marks a field until it is changed', () => {
  const read = { ...nothingRead, fields: fieldsOf(draft), doubts: doubtsOf(draft) };
  expect(doubtAt(read, 'address', '')).toBe('Check: no address in the message');
  expect(doubtAt(read, 'thana', 'Mirpur Model')).toBe('Check: the message is not clear here');
  expect(doubtAt(read, 'thana', 'Pallabi')).toBeNull();
  expect(doubtAt(read, 'fullName', 'Rahima')).toBeNull();
});

it('fills in items at today’s price, with the words of an unknown product among the unread', () => {
  expect(itemsOf(draft, products)).toMatchObject([{ key: 0, price: 140, quantity: 24, selectedSize: 'M' }]);
  expect(itemsOf(draft, new Map())).toEqual([]);
  expect(unreadOf(draft, products)).toEqual(['valo hoy']);
  expect(unreadOf(draft, new Map())).toEqual(['valo hoy', 'lal churi 2 dozen']);
});

it('knows what an admin has typed or changed', () => {
  const items = itemsOf(draft, products);
  const read = { ...nothingRead, fields: fieldsOf(draft), ordered: orderedText(items) };
  expect([isRead(nothingRead), isRead(read)]).toEqual([false, true]);
  expect(isChangedByHand(nothingRead, blank, [])).toBe(false);
  expect(isChangedByHand(nothingRead, { ...blank, phone: '017' }, [])).toBe(true);
  expect(isChangedByHand(nothingRead, blank, items)).toBe(true);
  expect(isChangedByHand(read, fieldsOf(draft), items)).toBe(false);
  expect(isChangedByHand(read, { ...fieldsOf(draft), thana: 'Pallabi' }, items)).toBe(true);
  expect(isChangedByHand(read, fieldsOf(draft), [])).toBe(true);
});
