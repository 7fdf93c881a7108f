/** What the owner may set about the shop, and how it is set to begin with. */
import { z } from 'zod';
import { toLatinDigits } from './digits.ts';
import { formatTaka, isWholePoisha, MAX_PRICE_TAKA } from './money.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import { line, paragraph, requiredLine } from './text.ts';

const link = (label: string) =>
  line(label, 300).regex(/^(https:\/\/\S+)?$/, `${label} must begin with https://`);

/** Taka, down to the poisha. */
const fee = (label: string) =>
  typedNumber(
    z
      .number({ error: `${label} must be an amount in taka` })
      .min(0, `${label} must not be negative`)
      .max(MAX_PRICE_TAKA, `${label} is too large`)
      .refine(isWholePoisha, `${label} must be an amount in taka`),
  );

/** As the messaging app wants it, however it was typed: blanks and dashes go, a number of this country gets its code. */
const chatDigits = (text: string): string => {
  const digits = toLatinDigits(text).replace(/[\s+-]/g, '');
  return /^01[3-9]\d{8}$/.test(digits) ? `88${digits}` : digits;
};

export const deliveryRuleSchema = z.object({
  /** Subtotal in taka from which delivery is free. */
  freeFrom: fee('Free delivery threshold'),
  insideDhaka: fee('Delivery fee in Dhaka'),
  outsideDhaka: fee('Delivery fee outside Dhaka'),
});
export type DeliveryRule = z.output<typeof deliveryRuleSchema>;

export const shopSettingsSchema = z.object({
  name: requiredLine('Shop name', 60),
  nameBangla: line('Shop name in Bangla', 60),
  phone: requiredLine('Shop phone', 30).regex(
    /^[+\d০-৯][\d০-৯ ()-]{4,}$/,
    'Shop phone must be a telephone number',
  ),
  /** The messaging app's number, with the country's code and digits only. */
  chatNumber: z
    .string({ error: 'Chat number is required' })
    .overwrite(chatDigits)
    .regex(/^\d{8,15}$/, 'Chat number must be 8 to 15 digits'),
  chatGreeting: line('Chat greeting', 300),
  address: requiredLine('Shop address', 200),
  hours: line('Opening hours', 60),
  blurb: paragraph('Brand blurb', 500),
  /** `{threshold}` stands for the free delivery threshold. */
  bannerText: line('Banner text', 200),
  orderPrefix: z
    .string({ error: 'Order prefix is required' })
    .regex(/^[A-Z]{2}$/, 'Order prefix must be two capital letters'),
  socialLinks: z.object({
    facebook: link('Facebook link'),
    instagram: link('Instagram link'),
    youtube: link('YouTube link'),
  }),
  delivery: deliveryRuleSchema,
  lowStockLimit: typedNumber(wholeNumber('Low-stock limit must be a whole number from 0 to 1,000', 0, 1000)),
});
export type ShopSettings = z.output<typeof shopSettingsSchema>;

/** The telephone number is plainly a placeholder until the owner sets one. */
export const defaultShop: ShopSettings = {
  name: 'Kakon',
  nameBangla: 'কাঁকন',
  phone: '01700-000000',
  chatNumber: '8801700000000',
  chatGreeting: 'Hello! I am interested in your jewelry products.',
  address: 'Dhaka, Bangladesh',
  hours: '24/7',
  blurb: 'Handmade jewelry and cosmetics, chosen with care and brought to your door anywhere in Bangladesh.',
  bannerText: 'Free delivery on orders above {threshold} · Cash on delivery',
  orderPrefix: 'KA',
  socialLinks: { facebook: '', instagram: '', youtube: '' },
  delivery: { freeFrom: 2000, insideDhaka: 60, outsideDhaka: 120 },
  lowStockLimit: 5,
};

export const COPYRIGHT_YEAR = 2024;

export const bannerText = (shop: Pick<ShopSettings, 'bannerText' | 'delivery'>): string =>
  shop.bannerText.replaceAll('{threshold}', formatTaka(shop.delivery.freeFrom));

export const chatLink = (shop: Pick<ShopSettings, 'chatNumber' | 'chatGreeting'>): string =>
  `https://wa.me/${shop.chatNumber}?text=${encodeURIComponent(shop.chatGreeting)}`;

/** For `tel:` links. */
export const dialled = (phone: string): string => toLatinDigits(phone).replace(/[^\d+]/g, '');
