/** The pages of admins that are read in Bangla. */
import { adminContentTexts } from '#texts/bn/adminContent.ts';
import { adminProductsTexts } from '#texts/bn/adminProducts.ts';
import { adminReviewsTexts } from '#texts/bn/adminReviews.ts';
import { adminUsersTexts } from '#texts/bn/adminUsers.ts';
import { batchesTexts } from '#texts/bn/batches.ts';
import { bulkEditTexts } from '#texts/bn/bulkEdit.ts';
import { couponsTexts } from '#texts/bn/coupons.ts';
import { courierPlacesTexts } from '#texts/bn/courierPlaces.ts';
import { couriersTexts } from '#texts/bn/couriers.ts';
import { manualOrdersTexts } from '#texts/bn/manualOrders.ts';
import { orderLifecycleTexts } from '#texts/bn/orderLifecycle.ts';
import { productFormTexts } from '#texts/bn/productForm.ts';
import { productImportTexts } from '#texts/bn/productImport.ts';
import { stocktakingTexts } from '#texts/bn/stocktaking.ts';
import { teamTexts } from '#texts/bn/team.ts';
import { webhooksTexts } from '#texts/bn/webhooks.ts';
import type { Ring } from '../admin.ts';
import {
  asAdmin,
  type BanglaPages,
  type Open,
  press,
  withFile,
  withOrder,
  withProduct,
} from './openInBangla.ts';
import {
  bangle,
  batchInBangla,
  changeInBangla,
  inBangla,
  type KnownOrder,
  payoutInBangla,
  reviewInBangla,
} from './shopInBangla.ts';

const orderOf = ({ order }: KnownOrder) => `/admin/orders?order=${order._id}`;
const searched = ({ name }: Ring) => `/admin/products?search=${encodeURIComponent(name)}`;

const withPayout =
  (path: (id: string) => string): Open =>
  async (visit) => {
    const id = await payoutInBangla(visit.request);
    await asAdmin(path(id))(visit);
  };

const withBatch =
  (...presses: string[]): Open =>
  async (visit) => {
    const id = await batchInBangla(visit.request);
    await asAdmin(`/admin/products/batches?expires=all&product=${id}`, ...presses)(visit);
  };

export const adminPages: BanglaPages = {
  '/admin': { dashboard: asAdmin('/admin') },
  '/admin/today': { today: withOrder(() => '/admin/today', 'pending') },
  '/admin/products': {
    products: withProduct(() => '/admin/products', {}),
    hidden: asAdmin('/admin/products?state=hidden'),
    deleted: asAdmin('/admin/products?state=deleted'),
    none: asAdmin('/admin/products?search=ককককক'),
    'more of a product': withProduct(searched, {}, adminProductsTexts.moreFor(inBangla.nameBn)),
    'the question before one is deleted': withProduct(
      searched,
      {},
      adminProductsTexts.deleteName(inBangla.nameBn),
    ),
    'the bulk edit': withProduct(
      searched,
      {},
      adminProductsTexts.selectName(inBangla.nameBn),
      adminProductsTexts.bulkEdit,
      bulkEditTexts.preview,
    ),
  },
  '/admin/products/new': { refusals: asAdmin('/admin/products/new', productFormTexts.createProduct) },
  '/admin/products/import': {
    'what a sheet is': asAdmin('/admin/products/import', productImportTexts.columnGuide),
    errors: withFile('/admin/products/import', 'Name;Description;Category;Price;Stock\nচুড়ি;সুন্দর;shoes;x;1\n'),
    preview: withFile(
      '/admin/products/import',
      'Name;Description;Category;Price;Stock\nচুড়ি;সুন্দর;rings;500;1\n',
    ),
  },
  '/admin/products/batches': {
    batches: withBatch(),
    correcting: withBatch(batchesTexts.correct),
    'writing off': withBatch(batchesTexts.writeOff),
  },
  '/admin/products/stocktaking': {
    'a count': async (visit) => {
      await asAdmin('/admin/products/stocktaking')(visit);
      await visit.page.getByLabel(stocktakingTexts.counted('', '').slice(0, 10)).first().fill('1');
    },
  },
  '/admin/products/:id/stock': {
    'stock history': withProduct(({ _id }) => `/admin/products/${_id}/stock`, {}),
  },
  '/admin/products/:id/preview': { preview: withProduct(({ _id }) => `/admin/products/${_id}/preview`, {}) },
  '/admin/products/:id/edit': {
    'a ring': withProduct(({ _id }) => `/admin/products/${_id}/edit`, {}),
    'a bangle': withProduct(({ _id }) => `/admin/products/${_id}/edit`, bangle),
    'a cosmetic': withProduct(({ _id }) => `/admin/products/${_id}/edit`, { category: 'cosmetics' }),
  },
  '/admin/orders': {
    orders: withOrder(() => '/admin/orders', 'pending'),
    none: asAdmin('/admin/orders?search=ককককক'),
    'an order': withOrder(orderOf, 'pending'),
    'an order on its way': withOrder(orderOf, 'shipped'),
    'a delivered order': withOrder(orderOf, 'delivered'),
    edit: withOrder(orderOf, 'pending', orderLifecycleTexts.editOpens),
    close: withOrder(orderOf, 'pending', orderLifecycleTexts.closeOpens),
    payment: withOrder(orderOf, 'pending', orderLifecycleTexts.addPaymentOpens),
    booking: withOrder(orderOf, 'pending', orderLifecycleTexts.bookOpens, orderLifecycleTexts.saveBooking),
    'delivered in part': withOrder(orderOf, 'shipped', orderLifecycleTexts.deliverInPartOpens),
    returns: withOrder(orderOf, 'delivered', orderLifecycleTexts.returnOpens),
    exchange: withOrder(orderOf, 'delivered', orderLifecycleTexts.exchangeOpens),
  },
  '/admin/orders/new': {
    refusals: asAdmin('/admin/orders/new', manualOrdersTexts.placeOrder),
    'a message that was read': async (visit) => {
      await asAdmin('/admin/orders/new')(visit);
      const message = 'রহিমা, মিরপুর ১০, ঢাকা, ০১৭১২৩৪৫৬৭৮, ২টা চুড়ি, কাল দিয়েন';
      await visit.page.getByLabel(manualOrdersTexts.pasteAMessage).fill(message);
      await press(visit.page, manualOrdersTexts.readMessage);
    },
  },
  '/admin/orders/print': {
    nothing: asAdmin('/admin/orders/print'),
    slips: withOrder(({ order }) => `/admin/orders/print?order=${order._id}`, 'pending'),
  },
  '/admin/orders/couriers': {
    layouts: asAdmin('/admin/orders/couriers'),
    'a layout': asAdmin('/admin/orders/couriers', couriersTexts.addLayout, couriersTexts.saveLayout),
  },
  '/admin/orders/couriers/places': {
    places: asAdmin('/admin/orders/couriers/places'),
    'a place': async (visit) => {
      await asAdmin('/admin/orders/couriers/places?district=Dhaka')(visit);
      await visit.page.getByRole('button', { name: courierPlacesTexts.edit }).first().click();
    },
  },
  '/admin/money': { margins: asAdmin('/admin/money'), 'by product': asAdmin('/admin/money?by=product') },
  '/admin/coupons': {
    coupons: asAdmin('/admin/coupons'),
    'a coupon': asAdmin('/admin/coupons', couponsTexts.newCoupon, couponsTexts.saveCoupon),
  },
  '/admin/payouts': {
    payouts: withPayout(() => '/admin/payouts'),
    columns: withFile('/admin/payouts', 'প্রথম,দ্বিতীয়,তৃতীয়\n1,2,3\n'),
  },
  '/admin/payouts/outstanding': {
    outstanding: withOrder(() => '/admin/payouts/outstanding', 'delivered'),
  },
  '/admin/payouts/:id': { 'a payout': withPayout((id) => `/admin/payouts/${id}`) },
  '/admin/reviews': {
    reviews: async (visit) => {
      await reviewInBangla(visit.request);
      await asAdmin('/admin/reviews', adminReviewsTexts.answer)(visit);
    },
  },
  '/admin/users': {
    users: asAdmin('/admin/users'),
    none: asAdmin('/admin/users?search=ককককক'),
    'the question before one is made inactive': withOrder(
      ({ customer }) => `/admin/users?search=${customer.email}`,
      'pending',
      adminUsersTexts.deactivate,
    ),
  },
  '/admin/users/:id': {
    'a customer': withOrder(({ customer }) => `/admin/users/${customer.user._id}`, 'delivered'),
  },
  '/admin/team': {
    team: asAdmin('/admin/team'),
    refusals: asAdmin('/admin/team', teamTexts.addMember, teamTexts.addToTeam),
  },
  '/admin/sms': { SMS: withOrder(() => '/admin/sms', 'pending') },
  '/admin/activity': {
    'events of an order': withOrder(() => '/admin/activity', 'delivered'),
    'changes of every kind': async (visit) => {
      await changeInBangla(visit.request);
      await asAdmin('/admin/activity')(visit);
    },
  },
  '/admin/content': { content: asAdmin('/admin/content') },
  '/admin/content/:key': {
    home: asAdmin('/admin/content/bn-home'),
    questions: asAdmin('/admin/content/bn-faq', adminContentTexts.addAGroup),
    'a page': asAdmin('/admin/content/bn-shipping'),
  },
  '/admin/content/:key/preview': { preview: asAdmin('/admin/content/bn-shipping/preview') },
  '/admin/settings': { settings: asAdmin('/admin/settings') },
  '/admin/settings/webhooks': {
    webhooks: asAdmin('/admin/settings/webhooks'),
    refusals: asAdmin('/admin/settings/webhooks', webhooksTexts.newWebhook, webhooksTexts.save),
  },
};
