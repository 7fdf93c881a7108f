/** The pages of customers that are read in Bangla. */
import { accountTexts } from '#texts/bn/account.ts';
import { addressesTexts } from '#texts/bn/addresses.ts';
import { checkoutTexts } from '#texts/bn/checkout.ts';
import { ordersTexts } from '#texts/bn/orders.ts';
import { ownReviewsTexts } from '#texts/bn/ownReviews.ts';
import { secondFactorTexts } from '#texts/bn/secondFactor.ts';
import type { PlacedOrder } from '../admin.ts';
import { storeSession } from '../customers.ts';
import { asAdmin, asBuyer, asCustomer, type BanglaPages, open, press } from './openInBangla.ts';
import { inBangla, reviewInBangla } from './shopInBangla.ts';

const orderOf = ({ _id }: PlacedOrder) => `/account?tab=orders&order=${_id}`;

export const accountPages: BanglaPages = {
  '/checkout': {
    filled: asCustomer('/checkout'),
    refusals: async (visit) => {
      await asCustomer('/checkout')(visit);
      for (const field of await visit.page
        .locator('main form input[type=text], main form input[type=tel]')
        .all())
        if (await field.isVisible()) await field.fill('');
      await press(visit.page, checkoutTexts.placeOrder);
    },
  },
  '/account': {
    'the profile': asCustomer('/account'),
    'the profile’s form': asCustomer('/account', accountTexts.edit),
    'a new password': asCustomer('/account', accountTexts.changePassword, accountTexts.changePassword),
    'the question before logging out': asCustomer('/account', accountTexts.logOutEverywhere),
    addresses: asCustomer('/account?tab=addresses'),
    'the form of an address': asCustomer(
      '/account?tab=addresses',
      addressesTexts.addAddress,
      addressesTexts.saveAddress,
    ),
    'no orders': asCustomer('/account?tab=orders'),
    orders: asBuyer(() => '/account?tab=orders', 'pending'),
    'an order': asBuyer(orderOf, 'pending'),
    'an order on its way': asBuyer(orderOf, 'shipped'),
    'the question before an order is cancelled': asBuyer(
      () => '/account?tab=orders',
      'pending',
      ordersTexts.cancelOrder,
    ),
    'a review to write': asBuyer(
      () => '/account?tab=reviews',
      'delivered',
      ownReviewsTexts.writeReviewOf(inBangla.nameBn),
    ),
    'a written review': async ({ page, request }) => {
      await storeSession(page, (await reviewInBangla(request)).customer);
      await open(page, '/account?tab=reviews');
    },
    'two-step login': asAdmin('/account', secondFactorTexts.switchOn),
  },
  '/account/orders/:id/receipt': {
    receipt: asBuyer(({ _id }) => `/account/orders/${_id}/receipt`, 'pending'),
  },
};
