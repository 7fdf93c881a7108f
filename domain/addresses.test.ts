import { describe, expect, test } from 'vitest';
import { addressChangeSchema, addressSchema, shippingAddressSchema } from './addresses.schema.ts';
import { defaultAddressOf, isSameAddress } from './addresses.ts';
import { fieldErrors } from './fieldErrors.ts';

const home = {
  fullName: 'Rima Akter',
  phone: '01712345678',
  address: 'House 5, Road 2',
  district: 'Dhaka',
  thana: 'Dhanmondi',
  landmark: '',
  country: 'Bangladesh',
};

describe('an address', () => {
  test('needs all fields but the country, after trimming', () => {
    const blank = { fullName: ' ', phone: ' ', address: ' ', district: ' ', thana: ' ' };
    const { error } = addressSchema.safeParse(blank);
    expect(error && fieldErrors(error)).toEqual({
      fullName: 'Full name is required',
      phone: 'Phone number is required',
      address: 'Address is required',
      district: 'District is required',
      thana: 'Thana is required',
    });
    const atCheckout = shippingAddressSchema.safeParse({ ...home, thana: '' });
    expect(atCheckout.error && fieldErrors(atCheckout.error)).toEqual({ thana: 'Thana/Upazila is required' });
  });

  test('is in Bangladesh by default', () => {
    for (const country of [undefined, null, '', ' ']) {
      expect(addressSchema.parse({ ...home, country })).toEqual({ ...home, isDefault: false });
    }
  });

  test('a change keeps omitted fields', () => {
    expect(addressChangeSchema.parse({ thana: 'Gulshan' })).toEqual({ thana: 'Gulshan' });
    expect(addressChangeSchema.safeParse({ district: 'Nowhere' }).success).toBe(false);
  });

  test('equals an address that differs only in case and spaces', () => {
    expect(isSameAddress(home, { ...home, fullName: 'RIMA  akter', address: 'house 5,  road 2 ' })).toBe(
      true,
    );
    expect(isSameAddress(home, { ...home, phone: '01812345678' })).toBe(false);
  });
});

test('the default address is preselected, else the first', () => {
  expect(defaultAddressOf([{ isDefault: false }, { isDefault: true }])).toEqual({ isDefault: true });
  expect(defaultAddressOf([{ isDefault: false, thana: 'Savar' }])).toEqual({
    isDefault: false,
    thana: 'Savar',
  });
  expect(defaultAddressOf([])).toBeNull();
});
