import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLatinDigits } from '../digits.ts';
import { thanasOf } from '../thanas.ts';
import { areaThanas } from './areaThanas.ts';
import { isSilentWord } from './politeWords.ts';
import { readMessage } from './readMessage.ts';

const foldedWords = (text: string): string[] =>
  toLatinDigits(text.normalize('NFC').toLowerCase()).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The words of a message that are in no field, no item and not among the unread ones, and do say something. */
function dropped(text: string): string[] {
  const read = readMessage(text);
  const shown = [read.name, read.address, ...read.items.map((item) => item.text), ...read.unread];
  const known = new Set(
    shown.flatMap(foldedWords).flatMap((word) => word.match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []),
  );
  // '1)' is the number of a line.
  const saysNothing = (word: string) => isSilentWord(word) || /^\d{1,2}$/.test(word);
  return read.words
    .filter(({ text: word, tag }) => (tag === 'silent' ? !saysNothing(word) : !known.has(word)))
    .map(({ text: word }) => word);
}

const pieces = [
  ...[
    'apu',
    'lal churi',
    '2 dozen',
    'size M',
    'Mirpur 10',
    '01712345678',
    'Rahima',
    'নাম',
    'ঠিকানা:',
    'Name:',
    '\n',
  ],
  ...[
    ', ',
    '(',
    ')',
    'নীল চুড়ি',
    '৩টা',
    'ঢাকা',
    'road 5',
    'xyzzy',
    'kobe pabo?',
    '0171234',
    'set',
    'ar',
    'moddhe',
    '1)',
  ],
  ...[
    'Mukta Akter',
    'Feni',
    'sadar',
    'ek jora',
    '220 tk',
    '২.৬',
    'মালাটা',
    '- ',
    '. ',
    'number',
    'koto',
    'rose gold ring',
  ],
];
const message = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join(' '));

describe('a message', () => {
  it('loses no word: each is in a field, in an item, unread or known to mean nothing', () => {
    fc.assert(
      fc.property(message, (text) => {
        expect(dropped(text)).toEqual([]);
      }),
    );
  });

  it('of any characters is read without a failure', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const read = readMessage(text);
        expect(read.words.every(({ text: word }) => word !== '')).toBe(true);
      }),
    );
  });

  it('names only a phone that is in it', () => {
    fc.assert(
      fc.property(message, (text) => {
        const { phone } = readMessage(text);
        expect(phone === '' || text.includes(phone)).toBe(true);
      }),
    );
  });

  it('shows what it does not understand with the words around it', () => {
    expect(readMessage('Rahima, 01712345678, Mirpur 10. Delivery charge koto?').unread).toEqual([
      'Delivery charge koto',
    ]);
  });

  it('may name a customer with an initial', () => {
    const nameIn = (name: string) => readMessage(`2 churi M size, Mirpur 10, 01712345678, ${name}`).name;
    expect(['Rahima B', 'K Rahman', 'M'].map(nameIn)).toEqual(['Rahima B', 'K Rahman', '']);
  });

  it('is read in any script and order', () => {
    const orders = [
      'Rahima Begum, Mirpur 10, Dhaka, 01712345678',
      '01712345678\nMirpur 10, Dhaka\nRahima Begum',
      'Thikana: Mirpur 10, Dhaka\nNam: Rahima Begum\nMobile: +88 01712-345678',
    ];
    for (const text of orders) {
      expect(readMessage(text)).toMatchObject({
        name: 'Rahima Begum',
        phone: '01712345678',
        district: 'Dhaka',
        thana: 'Mirpur Model',
        address: 'Mirpur 10, Dhaka',
        unread: [],
      });
    }
  });
});

describe('hostile text of 2,000 characters', () => {
  const repeated = [
    'a',
    '1',
    '০',
    '+',
    '-',
    ' ',
    '(',
    '\n',
    'ক',
    '\u200b',
    '\u202e',
    '😀',
    '01',
    '1 ',
    'a,',
    'dhaka ',
    'churi ',
    '2 ',
    '01712 ',
    'mirpur 1 ',
    'road ',
    '1-',
  ];

  it.each(repeated)('of repeated %j is read within a second', (part) => {
    const text = part.repeat(Math.ceil(2_000 / part.length)).slice(0, 2_000);
    const began = Date.now();
    readMessage(text);
    expect(Date.now() - began).toBeLessThan(1_000);
  });
});

it.each([
  ['Mirpur 11, Dhaka', 'Pallabi', true],
  ['Mirpur 1', 'Mirpur Model', false],
  ['মিরপুর ১০', 'Mirpur Model', true],
  ['sector 11, uttara', 'Uttara West', true],
  ['Uttara sector 4', 'Uttara East', true],
  ['Dhanmondi 27', 'Dhanmondi', true],
  ['GEC circle, Ctg', 'Khulshi', false],
  ['Zindabazar, Sylhet', 'Kotwali', true],
  ['Mirpur, Kushtia', 'Mirpur', true],
  ['sadar, Bogra', 'Bogura Sadar', true],
  ['Nawabganj, Dhaka', 'Nawabganj', true],
  ['Mirpur Road, Dhanmondi', 'Dhanmondi', true],
])('%s is in %s', (text, thana, sure) => {
  const read = readMessage(`Rahima, ${text}, 01712345678`);
  expect([read.thana, read.sure.thana, read.address]).toEqual([thana, sure, text]);
});

it.each([
  ['churi 2 dozen', { counts: [{ count: 2, unit: 'dozen' }] }],
  ['চুড়ি ১ ডজন', { counts: [{ count: 1, unit: 'dozen' }] }],
  ['3ta churi', { counts: [{ count: 3, unit: 'piece' }] }],
  ['চুড়ি ৩টা', { counts: [{ count: 3, unit: 'piece' }] }],
  ['churi x2', { counts: [{ count: 2, unit: 'piece' }] }],
  ['ek jora dul', { counts: [{ count: 1, unit: 'pair' }] }],
  ['alta 4', { counts: [{ count: 4, unit: 'piece' }] }],
  ['churi M', { size: 'M', counts: [] }],
  ['churi size m', { size: 'M' }],
  ['churi ২.৬', { size: '2.6', counts: [] }],
  ['churi 2-4', { size: '2.4' }],
  ['churi size 26', { size: '2.6' }],
  ['churi 2.10', { size: '2.10' }],
  ['churi 220 tk', { price: 220, counts: [] }],
  ['churi ৳220', { price: 220 }],
  ['লাল চুড়ি', { colours: ['red'] }],
  ['rose gold ring', { colours: ['rose-gold'] }],
])('%s is one item', (text, item) => {
  const { items, unread } = readMessage(text);
  expect(items).toMatchObject([item]);
  expect([items.length, unread]).toEqual([1, []]);
});

it.each([
  ['alta 3 ta r ek dozen churi', ['alta 3 ta', 'ek dozen churi']],
  ['alta ekta kajol duita', ['alta ekta', 'kajol duita']],
  ['churi 1 dozen & 2 dul', ['churi 1 dozen', '2 dul']],
  ['চুড়ি ১টা\nদুল ২টা', ['চুড়ি ১টা', 'দুল ২টা']],
  ['eid set (churi, jhumka and ring) 1 ta', ['eid set churi jhumka ring 1 ta']],
])('%j is several items', (text, texts) => {
  expect(readMessage(text).items.map((item) => item.text)).toEqual(texts);
});

it('every area leads to a thana of the list', () => {
  for (const [district, list] of Object.entries(areaThanas)) {
    const names = thanasOf(district).map(({ name }) => name);
    for (const entry of list.split(';')) expect(names).toContain(entry.split('=')[1]?.replace('?', ''));
  }
});
