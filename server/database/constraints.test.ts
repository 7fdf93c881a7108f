import { expect, test } from 'vitest';
import { inLanguageOf } from '#server/inLanguageOf.ts';
import { problemOfDatabaseError } from './constraints.ts';

const violationOf = (constraint: string) =>
  Object.assign(new Error('refused'), { code: '23505', constraint });

test.each([
  ['users_email_key', 'email'],
  ['users_verified_phone_key', 'phone'],
  ['users_can_log_in', 'phone'],
  ['order_bookings_consignment_key', 'consignment'],
  ['coupons_code_key', 'code'],
  ['courier_layouts_name_key', 'name'],
  ['statement_layouts_name_key', 'name'],
  ['product_sizes_pkey', 'sizes'],
  ['product_colours_pkey', 'colors'],
])('what %s refuses is said at %s in the language of the request', (constraint, field) => {
  const messageIn = (language: 'en' | 'bn') =>
    inLanguageOf(language, () => problemOfDatabaseError(violationOf(constraint))?.details.errors?.[field]);
  expect(messageIn('en')).toMatch(/^[A-Z][a-z]/);
  expect(messageIn('bn')).toMatch(/^[\u0980-\u09ff]/);
});
