import { describe, expect, it } from 'vitest';
import { callTimes } from '#texts/deliveryWishes.ts';
import { shippingAddressSchema } from './addresses.schema.ts';
import { callTimeText } from './callTimes.ts';
import { deliveryWishesSchema } from './deliveryWishes.schema.ts';
import { noWishes, wishesOf } from './deliveryWishes.ts';
import { fieldErrors } from './fieldErrors.ts';

describe('the wishes', () => {
  it('are all optional', () => {
    expect(deliveryWishesSchema.parse({})).toEqual(noWishes);
    expect(deliveryWishesSchema.parse({ secondPhone: '' })).toEqual(noWishes);
  });

  it('clean their text: the note is a line, the gift note has lines', () => {
    expect(
      deliveryWishesSchema.parse({
        note: ' Call\nfirst ',
        giftNote: ' Eid\r\nMubarak\u0000 ',
        callTime: 'morning',
      }),
    ).toMatchObject({ note: 'Call first', giftNote: 'Eid\nMubarak', callTime: 'morning' });
  });

  it.each([
    [{ note: 'x'.repeat(501) }, { note: 'Note must be at most 500 characters' }],
    [{ giftNote: 'x'.repeat(301) }, { giftNote: 'Gift note must be at most 300 characters' }],
    [{ giftNote: 7 }, { giftNote: 'Gift note must be text' }],
    [{ callTime: 'night' }, { callTime: 'Please choose when to call' }],
    [{ callTime: null }, { callTime: 'Please choose when to call' }],
    [{ hidePrices: 'yes' }, { hidePrices: 'Please switch this on or off' }],
    [{ secondPhone: '12' }, { secondPhone: expect.stringContaining('valid Bangladeshi phone number') }],
  ])('%j is refused at its field', (typed, errors) => {
    const parsed = deliveryWishesSchema.safeParse(typed);
    expect(parsed.error && fieldErrors(parsed.error)).toEqual(errors);
  });

  it('are found among other values', () => {
    expect(wishesOf({ ...noWishes, total: 5 })).toEqual(noWishes);
  });
});

it('a landmark is optional and short', () => {
  const home = { fullName: 'R', phone: '01712345678', address: 'A', district: 'Dhaka', thana: 'D' };
  expect(shippingAddressSchema.parse(home).landmark).toBe('');
  expect(shippingAddressSchema.parse({ ...home, landmark: ' By the\tmosque ' }).landmark).toBe(
    'By the mosque',
  );
  const long = shippingAddressSchema.safeParse({ ...home, landmark: 'x'.repeat(121) });
  expect(long.error && fieldErrors(long.error)).toEqual({
    landmark: 'Landmark must be at most 120 characters',
  });
});

it('any time is not worth a word', () => {
  expect(callTimeText('any')).toBe('');
  expect(callTimeText('evening')).toBe(callTimes.evening);
});
