/** The information pages that come with the shop: the first versions of their content, as Markdown. */
import { addressOfContent, type ContentOf, type PageKey } from './content.ts';

type Page = ContentOf<'page'>;

const help = { kind: 'page', overline: 'Help', contactNote: 'Still have a question?' } as const;
const ourShop = { kind: 'page', overline: 'Our shop', contactNote: '' } as const;

const shippingTitle = 'Shipping Information';

const shipping: Page = {
  ...help,
  title: shippingTitle,
  description: 'What delivery costs in Dhaka and the rest of Bangladesh, and how long it takes.',
  lead: 'We deliver to all 64 districts of Bangladesh. Delivery is free for orders of {free_from} or more.',
  text: `## Fees and times

{fee_table}

> The fee depends on your district. You see it at checkout before you place the order.

## How delivery works

- You get an order number right away, and a confirmation by SMS or email.
- We pack every piece by hand, so that bangles and glass arrive safely.
- The courier calls you before coming. Please keep your phone on.
- You pay in cash when you receive your order. There is no advance payment.

## Changing or cancelling

You can cancel an order in your account until it is shipped. To change the address or an item before then, call us and we will help.`,
};

const returns: Page = {
  ...help,
  title: 'Returns & Exchanges',
  description: '{returns_summary}',
  lead: '{returns_summary}',
  text: `## What can be returned

- {returns_condition}
- {returns_faulty}
- {returns_hygiene}

## How it works

- Contact us {returns_window} with your order number and, if you can, a photo.
- We arrange a pickup or tell you where to send the item.
- Once we receive the item, we send the exchange or your refund. {returns_refund}

## What it costs

{returns_cost}`,
  contactNote: 'Something wrong with your order?',
};

const about: Page = {
  ...ourShop,
  title: 'About Us',
  description: 'A shop in Dhaka for handmade bangles, jewelry and cosmetics, delivered all over Bangladesh.',
  lead: '{blurb}',
  text: `## Our name

{name_in_bangla}

A kakon is a bangle, worn at weddings and every day. We started with handmade bangles.

Today we also sell earrings, necklaces, rings, cosmetics, alna (bangle stands) and combo sets for gifts.

## Our promise

- All our jewelry is handmade, and we check every piece before packing it.
- You pay in cash when you receive your order. There is no advance payment.
- We deliver to all 64 districts, free for orders of {free_from} or more.
- {returns_summary}

---

{shop_button}`,
};

const contact: Page = {
  ...help,
  title: 'Contact',
  description: 'Call us or send us a message about an order, a product or a return. We answer 24/7.',
  lead: 'We answer {hours}. For a question about an order, please have your order number ready.',
  text: `{contact_buttons}

## Where is my parcel?

[Track your order](/track) with the order number and your phone number, any time and without an account.

## Address and hours

{contact_facts}`,
  contactNote: '',
};

const privacy: Page = {
  ...ourShop,
  title: 'Privacy Policy',
  description: 'What personal data we collect when you order, why we need it, and who we share it with.',
  lead: 'We only ask for what we need to deliver your order, and use it for nothing else.',
  text: `## What we collect

- Your name, email address and, if you add it, phone number.
- Your password, stored so that no one, including us, can read it.
- Your saved addresses, orders, reviews with photos, and wishlist.

## What stays in your browser

Until you log in, your cart and the products you saved. Also the products you looked at, and the key that keeps you logged in. Logging out removes all of this. We use no advertising cookies and load nothing from other companies.

## Who we share it with

The courier gets the name, address and phone number for your delivery. We do not sell or share your details with anyone else. Other shoppers see your name next to your reviews.

## Your choices

You can see and change your details in your account, and delete your addresses and reviews there. [Contact us](/contact) if you want a copy of your data or want us to delete your account.`,
};

const terms: Page = {
  ...ourShop,
  title: 'Terms of Service',
  description: 'The terms for ordering from us: prices, payment on delivery, cancellation and returns.',
  lead: 'By ordering from {shop_name} you agree to these terms.',
  text: `## Orders

You order at the prices shown at checkout. If a price or the stock changes before you place the order, we tell you first and nothing is ordered. You can cancel in your account until the order is shipped.

## Prices, delivery and payment

Prices are in taka and include all taxes. Delivery costs {inside_dhaka} in Dhaka and {outside_dhaka} elsewhere, and is free for orders of {free_from} or more. You pay in cash on delivery. See [${shippingTitle}](${addressOfContent('shipping')}).

## Returns

{returns_condition} {returns_hygiene} {returns_refund} See [Returns & Exchanges](/returns).

## Handmade products

No two handmade pieces are exactly alike: color, pattern and weight can differ a little from the photo. Bangle sizes are measured across the inside.

## Your account and reviews

Please keep your password to yourself. Reviews must be honest, polite and about a product you bought. We may remove reviews that are not, and close accounts that are misused.`,
};

export const shippedPages: Readonly<Record<PageKey, Page>> = {
  shipping,
  returns,
  about,
  contact,
  privacy,
  terms,
};
