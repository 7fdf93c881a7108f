/** The pages of visitors that are read in Bangla. */
import { expect } from '@playwright/test';
import { authTexts } from '#texts/bn/auth.ts';
import { cartTexts } from '#texts/bn/cart.ts';
import { catalogueTexts } from '#texts/bn/catalogue.ts';
import { checkoutTexts } from '#texts/bn/checkout.ts';
import { layoutTexts } from '#texts/bn/layout.ts';
import { menuTexts } from '#texts/bn/menu.ts';
import { phoneLoginTexts } from '#texts/bn/phoneLogin.ts';
import { productTexts } from '#texts/bn/product.ts';
import { savedItemsTexts } from '#texts/bn/savedItems.ts';
import { sizingTexts } from '#texts/bn/sizing.ts';
import { stockAlertsTexts } from '#texts/bn/stockAlerts.ts';
import { trackTexts } from '#texts/bn/track.ts';
import { createProduct, storeGuestCart } from '../shopData.ts';
import { asCustomer, at, type BanglaPages, type Open, open, press } from './openInBangla.ts';
import { bangle, createInBangla, inBangla, orderInBangla, reviewInBangla } from './shopInBangla.ts';

const withProductOf =
  (parts: object, ...presses: string[]): Open =>
  async ({ page, request }) => {
    const { _id } = await createInBangla(request, parts);
    await open(page, `/products/${_id}`, ...presses);
  };

export const visitorPages: BanglaPages = {
  '/': { home: at('/'), 'the menu': at('/', layoutTexts.openMenu, menuTexts.categories) },
  '/products': {
    'the shop': at('/products'),
    'a filtered list': at('/products?category=bangles&color=red&sort=price-low'),
    filters: at('/products', catalogueTexts.filters),
    'a search without results': at('/products?search=ককককক'),
    'an empty list': at('/products?category=rings&color=black&price=5000-999999'),
  },
  '/products/:id': {
    'a bangle': withProductOf(bangle),
    'the description': withProductOf(bangle, productTexts.description),
    'how to measure': withProductOf(bangle, productTexts.howToMeasure),
    'a size on the screen': withProductOf(bangle, productTexts.findMySize),
    'a cosmetic': withProductOf({
      category: 'cosmetics',
      ingredients: 'পানি',
      netContent: { value: 30, unit: 'ml' },
      madeIn: 'বাংলাদেশ',
    }),
    'a combo': withProductOf({
      category: 'combo',
      isCombo: true,
      comboItems: [{ name: 'চুড়ি' }],
      comboDiscount: 10,
    }),
    'a sold-out product': withProductOf({ stock: 0 }),
    'a full-screen photo': withProductOf({}, productTexts.enlargePhotoOf(1, 2)),
    'a review': async ({ page, request }) => {
      const { product } = await reviewInBangla(request);
      await open(page, `/products/${product._id}`);
    },
    'no product': at('/products/01a21cd8-6819-7619-a0e4-0a9b2336554c'),
  },
  '/cart': {
    'an empty cart': at('/cart'),
    "a guest's cart": async ({ page, request }) => {
      const product = await createProduct(request, inBangla);
      await storeGuestCart(page, product);
      await open(page, '/cart', cartTexts.askForCode, cartTexts.apply);
    },
    'a saved item': asCustomer('/cart', savedItemsTexts.save),
    'the question before it is emptied': asCustomer('/cart', cartTexts.clearCart),
  },
  '/wishlist': { 'an empty wishlist': at('/wishlist') },
  '/order-success': {
    nothing: at('/order-success'),
    'a placed order': async (visit) => {
      await asCustomer('/checkout', checkoutTexts.placeOrder)(visit);
      await expect(visit.page).toHaveURL('/bn/order-success');
    },
  },
  '/track': {
    refusals: at('/track', trackTexts.trackOrder),
    'an order': async ({ page, request }) => {
      const { order } = await orderInBangla(request, 'shipped');
      await open(page, '/track');
      await page.getByLabel(trackTexts.orderNumber).fill(order.orderNumber);
      await page.getByLabel(trackTexts.phoneNumber).fill('01712345678');
      await press(page, trackTexts.trackOrder);
      await expect(page.getByText(order.orderNumber).first()).toBeVisible();
    },
  },
  '/auth/login': { login: at('/auth/login'), refusals: at('/auth/login', authTexts.login) },
  '/auth/register': { refusals: at('/auth/register', authTexts.createAccount) },
  '/auth/phone': { refusals: at('/auth/phone', phoneLoginTexts.sendCode) },
  '/auth/forgot-password': { refusals: at('/auth/forgot-password', authTexts.sendCode) },
  '/auth/undo-email': { refusals: at('/auth/undo-email#token', authTexts.undo) },
  '/stock-alerts/confirm': { refusals: at('/stock-alerts/confirm#token', stockAlertsTexts.confirm) },
  '/stock-alerts/stop': { question: at('/stock-alerts/stop#token') },
  '/s': { question: at('/s#token') },
  '/login': { login: at('/login') },
  '/faq': { questions: at('/faq') },
  '/sizes': { bangles: at('/sizes'), rings: at('/sizes', sizingTexts.rings) },
  '/shipping': { shipping: at('/shipping') },
  '/returns': { returns: at('/returns') },
  '/about': { about: at('/about') },
  '/contact': { contact: at('/contact') },
  '/privacy': { privacy: at('/privacy') },
  '/terms': { terms: at('/terms') },
  '/*': { 'no page': at('/not-there') },
};
