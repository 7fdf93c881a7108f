import { expect, it } from 'vitest';
import { mountPage } from '#web/testing/mountPage.tsx';
import { OrderAddress } from './OrderAddress.tsx';

const recipient = { fullName: 'Rahima', phone: '01712345678', landmark: '', country: 'Bangladesh' };
const nowhere = { address: '', district: '', thana: '', placeName: '' };
const linesNow = () => [...document.querySelectorAll('address > span')].map((line) => line.textContent);

it('shows where an order goes', async () => {
  const place = {
    address: 'House 7',
    district: 'Dhaka',
    thana: 'Mirpur Model',
    placeName: 'Mirpur Model, Dhaka',
  };
  await mountPage(<OrderAddress shippingAddress={{ ...recipient, ...place }} />);
  expect(linesNow()).toEqual([
    'Rahima',
    'House 7',
    'Mirpur Model, Dhaka',
    'Bangladesh',
    expect.stringMatching('01712'),
  ]);
});

it.each([false, true])(
  'of a sale over the counter only who bought it (for a courier: %s)',
  async (isForCourier) => {
    await mountPage(
      <OrderAddress shippingAddress={{ ...recipient, ...nowhere }} isForCourier={isForCourier} />,
    );
    expect(linesNow()).toEqual(['Rahima', expect.stringMatching('01712')]);
  },
);
