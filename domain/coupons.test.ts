import { describe, expect, it } from 'vitest';
import { couponCodeOf } from './couponCodes.ts';
import { couponSchema } from './coupons.schema.ts';
import { type Coupon, couponDiscount, couponState, decideCoupon, discountAfterEdit } from './coupons.ts';

const now = new Date('2026-06-15T12:00:00Z');
const yesterday = new Date('2026-06-14T12:00:00Z');
const tomorrow = new Date('2026-06-16T12:00:00Z');

const coupon = (terms: Partial<Coupon> = {}): Coupon => ({
  id: 'c',
  code: 'EID10',
  kind: 'percent',
  value: 10,
  minSpendPoisha: 0,
  maxDiscountPoisha: null,
  categories: [],
  isActive: true,
  startsAt: null,
  endsAt: null,
  limit: null,
  used: 0,
  limitPerPhone: null,
  usesByPhone: 0,
  ...terms,
});
const bangle = { category: 'bangles', pricePoisha: 44_500, quantity: 1 };
const ring = { category: 'rings', pricePoisha: 100_000, quantity: 1 };

it('a code is read in any case, with spaces and Bangla digits', () => {
  expect(couponCodeOf(' eid ১০ ')).toBe('EID10');
});

describe('takes off', () => {
  it.each([
    ['a percentage in whole taka', {}, [bangle], 4_500],
    ['half a taka rounded up', { value: 15 }, [{ ...bangle, pricePoisha: 43_000 }], 6_500],
    ['never more than its maximum', { value: 50, maxDiscountPoisha: 10_000 }, [ring], 10_000],
    ['only from its categories', { value: 20, categories: ['bangles'] }, [bangle, ring], 8_900],
    ['every piece', { value: 10 }, [{ ...ring, quantity: 3 }], 30_000],
    ['all of odd prices at 100 %', { value: 100 }, [{ ...ring, pricePoisha: 9_995 }], 9_995],
    ['an amount', { kind: 'amount', value: 20_000 }, [ring], 20_000],
    [
      'an amount no higher than its items',
      { kind: 'amount', value: 60_000, categories: ['bangles'] },
      [bangle, ring],
      44_500,
    ],
    ['nothing below the least to spend', { minSpendPoisha: 44_501 }, [bangle], 0],
  ] as const)('%s', (_, terms, items, poisha) => {
    const { discountPoisha } = couponDiscount(coupon(terms as Partial<Coupon>), items);
    expect(discountPoisha).toBe(poisha);
  });

  it('the delivery fee, and nothing from the items', () => {
    const free = coupon({ kind: 'free_delivery', value: 0 });
    expect(couponDiscount(free, [ring])).toEqual({ discountPoisha: 0, isDeliveryFree: true });
  });
});

describe('a code that does not hold says why', () => {
  it.each([
    [{ isActive: false }, 'This code has ended'],
    [{ endsAt: now }, 'This code has ended'],
    [{ startsAt: tomorrow }, 'This code starts on 16 Jun 2026'],
    [{ limit: 10, used: 10 }, 'This code has been used up'],
    [{ limitPerPhone: 1, usesByPhone: 1 }, 'You have used this code already'],
    [{ limitPerPhone: 2, usesByPhone: 2 }, 'You have used this code 2 times already'],
    [{ categories: ['bangles'] }, 'This code is only for bangles'],
    [{ categories: ['bangles', 'alna', 'combo'] }, 'This code is only for bangles, alna and combos'],
    [{ minSpendPoisha: 120_050 }, 'Spend ৳200.50 more to use this code'],
    [{ minSpendPoisha: 150_000, categories: ['rings'] }, 'Spend ৳500 more on rings to use this code'],
  ] as const)('%j', (terms, reason) => {
    const decision = decideCoupon(coupon(terms as Partial<Coupon>), { items: [ring], now });
    expect(decision).toEqual({ ok: false, reason });
  });

  it('an unknown code, and an empty cart', () => {
    expect(decideCoupon(null, { items: [ring], now })).toEqual({
      ok: false,
      reason: 'This code is not known',
    });
    const reason = 'Add an item to use this code';
    expect(decideCoupon(coupon(), { items: [], now })).toEqual({ ok: false, reason });
  });
});

it('holds from its start until just before its end, below its limits and from its least to spend on', () => {
  const terms = { startsAt: now, endsAt: tomorrow, limit: 2, used: 1, limitPerPhone: 2, usesByPhone: 1 };
  const decision = decideCoupon(coupon({ ...terms, minSpendPoisha: 100_000 }), { items: [ring], now });
  expect(decision).toEqual({ ok: true, discount: { discountPoisha: 10_000, isDeliveryFree: false } });
});

it.each([
  ['off', { isActive: false, endsAt: yesterday }],
  ['ended', { endsAt: yesterday, limit: 1, used: 1 }],
  ['used_up', { limit: 1, used: 1 }],
  ['scheduled', { startsAt: tomorrow }],
  ['active', { startsAt: yesterday, endsAt: tomorrow, limit: 2, used: 1 }],
] as const)('is %s', (state, terms) => expect(couponState(coupon(terms), now)).toBe(state));

describe('an edit of the items', () => {
  const terms = coupon({ categories: ['rings'], minSpendPoisha: 50_000 });

  it('lets the rule decide again, also to nothing', () => {
    const given = { terms, givenPoisha: 10_000 };
    expect(discountAfterEdit(given, 10_000, [ring, ring]).discountPoisha).toBe(20_000);
    expect(discountAfterEdit(given, 10_000, [bangle]).discountPoisha).toBe(0);
  });

  it('keeps a discount that an admin has set, up to the price of the items', () => {
    const given = { terms, givenPoisha: 10_000 };
    expect(discountAfterEdit(given, 30_000, [ring]).discountPoisha).toBe(30_000);
    expect(discountAfterEdit(given, 30_000, [{ ...ring, pricePoisha: 20_000 }]).discountPoisha).toBe(20_000);
  });
});

describe('the form of a coupon', () => {
  const form = { code: 'eid 10', kind: 'percent', value: '10' };
  const errorsOf = (changes: object) =>
    couponSchema
      .safeParse({ ...form, ...changes })
      .error?.issues.map(({ path, message }) => [path.join(), message]);

  it('needs only code, kind and value; blanks mean no limit', () => {
    const blanks = {
      minSpend: '',
      maxDiscount: null,
      startsAt: '',
      endsAt: null,
      limit: '',
      limitPerPhone: null,
    };
    const read = {
      ...{
        code: 'EID10',
        kind: 'percent',
        value: 10,
        minSpend: 0,
        maxDiscount: null,
        startsAt: null,
        endsAt: null,
      },
      ...{ limit: null, limitPerPhone: null, categories: [], active: true },
    };
    expect(couponSchema.parse(form)).toEqual(read);
    expect(couponSchema.parse({ ...form, ...blanks })).toEqual(read);
  });

  it('takes days in Dhaka, the last one included', () => {
    expect(couponSchema.parse({ ...form, startsAt: '2026-06-01', endsAt: '2026-06-30' })).toMatchObject({
      startsAt: new Date('2026-05-31T18:00:00Z'),
      endsAt: new Date('2026-06-30T18:00:00Z'),
    });
  });

  it.each([
    [{ code: 'E!' }, 'code', 'Code must be 3 to 30 letters, digits or dashes'],
    [{ code: ' ' }, 'code', 'Code is required'],
    [{ kind: 'gift' }, 'kind', 'Please choose what the code takes off'],
    [{ value: 101 }, 'value', 'Percent must be a whole number from 1 to 100'],
    [{ value: 7.5 }, 'value', 'Percent must be a whole number from 1 to 100'],
    [{ kind: 'amount', value: '' }, 'value', 'Amount must be more than 0'],
    [{ limit: 0 }, 'limit', 'Uses in all must be a whole number from 1 to 1,000,000'],
    [{ startsAt: '2026-06-30', endsAt: '2026-06-01' }, 'endsAt', 'The code must end after it starts'],
    [{ categories: ['shoes'] }, 'categories,0', 'Unknown category'],
  ])('refuses %j', (changes, field, message) => expect(errorsOf(changes)).toEqual([[field, message]]));
});
