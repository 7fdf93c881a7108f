import { expect, it } from 'vitest';
import { alertText } from './orderAlerts.ts';

it('names the place, which a sale over the counter lacks', () => {
  const order = { orderNumber: 'KA100123', totalPrice: 1250 };
  expect(alertText({ ...order, placeName: 'Mirpur Model, Dhaka' })).toBe(
    'KA100123: ৳1,250, Mirpur Model, Dhaka',
  );
  expect(alertText({ ...order, placeName: '' })).toBe('KA100123: ৳1,250');
});
