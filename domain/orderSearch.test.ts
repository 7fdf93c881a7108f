import { describe, expect, it } from 'vitest';
import { readOrderSearch } from './orderSearch.ts';

describe('readOrderSearch', () => {
  it.each(['KA100074', 'ka100074', 'ka 100 074', '#KA100074', 'KA১০০০৭৪'])(
    'reads %s as an order number',
    (typed) => {
      expect(readOrderSearch(typed)).toMatchObject({ orderNumber: 'KA100074', phoneStarts: [] });
    },
  );

  it.each(['100074', '১০০০৭৪', '#100074'])('reads %s as the digits of an order number', (typed) => {
    expect(readOrderSearch(typed)).toMatchObject({ orderNumber: null, orderDigits: '100074', name: null });
  });

  it.each([
    ['#664e20', '664e20'],
    ['664E20', '664e20'],
    ['# 67664e20', '67664e20'],
    ['123456', '123456'],
  ])('reads %s as the end of an id', (typed, idEnd) => {
    expect(readOrderSearch(typed).idEnd).toBe(idEnd);
  });

  it.each(['664e2', '7664e20', '664g20', '167664e20'])('does not read %s as the end of an id', (typed) => {
    expect(readOrderSearch(typed).idEnd).toBeNull();
  });

  it.each(['01712345678', '+880 1712-345678', '8801712345678', '০১৭১২৩৪৫৬৭৮', '1712345678', '1712-345678'])(
    'reads %s as a phone',
    (typed) => {
      expect(readOrderSearch(typed)).toMatchObject({ name: null });
      expect(readOrderSearch(typed).phoneStarts).toContain('01712345678');
    },
  );

  it.each([
    ['DL281110', 'dl281110'],
    ['DT-২৮১১১০', 'dt-281110'],
    ['123456', '123456'],
    ['DL 281110', null],
    ['Rahima', null],
    ['1234', null],
  ])('%s may be a courier’s number: %s', (typed, consignment) => {
    expect(readOrderSearch(typed).consignment).toBe(consignment);
  });

  it('reads the beginning of a phone from three to eleven digits', () => {
    expect(readOrderSearch('017').phoneStarts).toEqual(['017']);
    expect(readOrderSearch('01').phoneStarts).toEqual([]);
    expect(readOrderSearch('017123456789').phoneStarts).toEqual([]);
  });

  it('reads text unchanged, and a district in any spelling', () => {
    expect(readOrderSearch('Rahima')).toMatchObject({
      name: 'rahima',
      place: 'rahima',
      email: 'rahima',
      district: null,
      idEnd: null,
    });
    expect(readOrderSearch('cumilla')).toMatchObject({ name: 'cumilla', district: 'Comilla' });
    expect(readOrderSearch('ঢাকা').district).toBe('Dhaka');
    expect(readOrderSearch('মুরাদন').thanas).toEqual(['Muradnagar']);
    expect(readOrderSearch('ra')).toMatchObject({ name: 'ra', place: null, email: null });
  });
});
