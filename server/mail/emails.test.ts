import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { noWishes } from '#domain/deliveryWishes.ts';
import { returnTexts } from '#domain/returnsPolicy.ts';
import { inLanguageOf } from '#server/inLanguageOf.ts';
import { noticeEmail, resetCodeEmail, welcomeEmail } from './accountEmails.ts';
import { emailHtml, emailText } from './emailParts.ts';
import { type EmailTemplate, greeting, withoutLinks } from './emailTemplate.ts';
import type { MailedOrder } from './mailedOrderQueries.ts';
import { messageOf } from './message.ts';
import {
  orderAlertEmail,
  orderCancelledEmail,
  orderDeliveredEmail,
  orderEditedEmail,
  orderPlacedEmail,
  orderReturnedEmail,
  orderShippedEmail,
} from './orderEmails.ts';

const shop = { ...defaultSettings, url: 'https://kakon.example' };

const order = (changes: Partial<MailedOrder> = {}): MailedOrder => ({
  orderNumber: 'KA100042',
  language: 'en',
  placedAt: new Date('2026-03-01T20:30:00Z'),
  customer: { name: 'Nusrat Jahan', email: 'nusrat@example.com' },
  wishes: noWishes,
  arrives: { from: '2026-03-04', to: '2026-03-05' },
  fullName: 'Salma Begum',
  phone: '01712345678',
  address: 'House 12, Road 5',
  thana: 'Dhanmondi',
  district: 'Dhaka',
  landmark: '',
  country: 'Bangladesh',
  itemsPrice: 215_000,
  shippingPrice: 0,
  totalPrice: 215_000,
  discount: 0,
  couponCode: null,
  paid: 0,
  toCollect: 215_000,
  overpaid: 0,
  exchangeOf: null,
  editedFields: [],
  cancelReason: null,
  closingReason: null,
  collected: null,
  refused: [],
  lines: [
    {
      name: 'Engraved Gold Bala Pair',
      size: 'M',
      colour: 'Gold',
      quantity: 1,
      price: 125_000,
      components: [],
    },
    { name: 'Pearl Drop Earrings', size: null, colour: null, quantity: 2, price: 45_000, components: [] },
  ],
  ...changes,
});

/** The visible text of the HTML part: without tags and styles, entities decoded. */
const seen = (template: EmailTemplate, head = shop): string =>
  emailHtml(template, head)
    .replace(/<!--.*?-->/gs, '')
    .replace(/<title>.*?<\/title>|<style>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u200c\u00a0]+/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

const about = {
  email: 'nusrat@example.com',
  userId: '0196',
  userName: 'Salma Begum',
  isByOther: false,
  undoToken: 'undo-token',
  shop,
};
const templates = {
  welcome: welcomeEmail({ shop }),
  resetCode: resetCodeEmail({ shop, code: '012345' }),
  emailChanged: noticeEmail({ ...about, kind: 'emailChanged' }),
  passwordChanged: noticeEmail({ ...about, kind: 'passwordChanged' }),
  secondFactorOff: noticeEmail({ ...about, kind: 'secondFactorOff' }),
  becameAdmin: noticeEmail({ ...about, kind: 'becameAdmin' }),
  newAdmin: noticeEmail({ ...about, kind: 'newAdmin' }),
  dutiesChanged: noticeEmail({ ...about, kind: 'dutiesChanged' }),
  dutiesGranted: noticeEmail({ ...about, kind: 'dutiesGranted' }),
  alert: orderAlertEmail(order({ wishes: { ...noWishes, note: 'Call before you come' } }), shop, '0197'),
  placed: orderPlacedEmail(order(), shop),
  exchanged: orderPlacedEmail(order({ exchangeOf: 'KA100007' }), shop),
  edited: orderEditedEmail(order({ editedFields: ['Address', 'Items'] }), shop),
  shipped: orderShippedEmail(order(), shop),
  delivered: orderDeliveredEmail(order(), shop),
  cancelled: orderCancelledEmail(order(), shop),
  returned: orderReturnedEmail(
    { order: order(), refund: 45_000, pieces: [{ name: 'Pearl Drop Earrings', quantity: 1 }] },
    shop,
  ),
};

it('the email of a delivered order contains the rule for wrong items', () => {
  expect(emailText(templates.delivered, shop)).toContain(returnTexts.faulty);
});

it('the email about a new order says what to collect, the note, and where to open it', () => {
  const text = emailText(templates.alert, shop);
  expect(text).toContain('To collect: ৳2,150');
  expect(text).toContain('Note: Call before you come');
  expect(text).toContain('https://kakon.example/admin/orders?order=0197');
});

const everyOrderEmail = [
  orderPlacedEmail,
  orderEditedEmail,
  orderShippedEmail,
  orderDeliveredEmail,
  orderCancelledEmail,
];

const toCustomers = ['placed', 'exchanged', 'edited', 'shipped', 'delivered', 'cancelled', 'returned'];

describe.each(Object.entries(templates))('the %s email', (name, template) => {
  const parts = { html: seen(template), text: emailText(template, shop) };

  it.each(Object.entries(parts))('greets and names the shop in its %s part', (_, part) => {
    expect(part).toContain(toCustomers.includes(name) ? 'Hello Nusrat Jahan,' : 'Hello,');
    expect(part).toContain(template.heading);
    for (const said of [shop.name, shop.phone, shop.address]) expect(part).toContain(said);
  });

  it('says the same in both parts', () => {
    const words = (text: string) => [...new Set(text.match(/[\p{L}\p{N}৳]+/gu))].sort();
    // Links are URLs in the text part and buttons in the HTML part.
    const text = words(parts.text.replace(/https:\S+\/\S+/g, ''));
    expect(words(parts.html)).toEqual(expect.arrayContaining(text.filter((word) => word !== 'https')));
  });

  it('loads nothing: no picture, script or font, and links only to the shop', () => {
    const source = emailHtml(template, shop);
    expect(source).not.toMatch(/<(img|script|link|iframe|form|object)\b|url\(|@import|javascript:/i);
    const links = [...source.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) expect(href).toMatch(/^(https:\/\/kakon\.example(\/|$)|tel:\d+$)/);
  });

  it('is well-formed: every opened element is closed', () => {
    const open: string[] = [];
    const source = emailHtml(template, shop).replace(/<!--.*?-->|<!doctype html>/gs, '');
    for (const [, slash, tag = ''] of source.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (['meta', 'br'].includes(tag)) continue;
      if (slash) expect(open.pop()).toBe(tag);
      else open.push(tag);
    }
    expect(open).toEqual([]);
    expect(source).not.toContain('undefined');
  });
});

it('an email in Bangla has size and color in Bangla', () => {
  const [first] = order().lines;
  if (!first) throw new Error('no line');
  const sized = order({ lines: [{ ...first, size: '12' }] });
  expect(inLanguageOf('bn', () => seen(orderPlacedEmail(sized, shop)))).toContain(
    'সাইজ ১২ · সোনালি · ১ × ৳১,২৫০',
  );
});

describe('an email about an order', () => {
  it.each(['placed', 'exchanged', 'edited', 'shipped', 'delivered', 'cancelled'] as const)(
    '%s: number, lines and totals',
    (name) => {
      const template = templates[name];
      expect(template.subject).toContain('KA100042');
      for (const part of [seen(template), emailText(template, shop)]) {
        for (const said of [
          'KA100042',
          '2 Mar 2026',
          'Engraved Gold Bala Pair',
          'Size M · Gold · 1 × ৳1,250',
        ]) {
          expect(part).toContain(said);
        }
        expect(part).toContain('2 × ৳450');
        expect(part).toMatch(/৳900\b/);
        expect(part).toMatch(/Subtotal:? ৳2,150/);
        expect(part).toMatch(/Delivery:? Free/);
        expect(part).toMatch(/Total:? ৳2,150/);
      }
    },
  );

  it('names the delivery address, the delivery time and the amount to pay', () => {
    for (const template of [templates.placed, templates.shipped]) {
      const text = emailText(template, shop);
      for (const line of ['Salma Begum', 'House 12, Road 5', 'Dhanmondi, Dhaka', '01712-345678']) {
        expect(text).toContain(line);
      }
      expect(text).toContain('Estimated delivery: 2-3 days');
      expect(text).toContain('Payment: Cash on Delivery');
      expect(text).toContain('৳2,150');
    }
    expect(emailText(orderPlacedEmail(order({ district: 'Sylhet' }), shop), shop)).toContain('3-5 days');
  });

  it('shows the delivery fee if there is one', () => {
    const paid = order({ shippingPrice: 12_000, totalPrice: 227_000 });
    const text = emailText(orderPlacedEmail(paid, shop), shop);
    expect(text).toContain('Delivery: ৳120');
    expect(text).toContain('Total: ৳2,270');
  });

  it('says why the shop ended it, and that the parcel came back', () => {
    const closed = (closingReason: MailedOrder['closingReason']) =>
      orderCancelledEmail(order({ closingReason }), shop);
    expect(emailText(closed('no_answer'), shop)).toContain('We could not reach you by phone.');
    expect(closed('no_answer').heading).toBe('Your order has been cancelled');
    expect(closed('refused_at_door').heading).toBe('Returned to the shop');
    expect(emailText(closed('undeliverable'), shop)).toContain('The courier could not deliver the parcel');
    // Nothing that would accuse a customer.
    expect(emailText(closed('fake'), shop)).toBe(emailText(templates.cancelled, shop));
  });

  it('says what was not taken at the door, and what was paid', () => {
    const inPart = order({ refused: [{ name: 'Pearl Drop Earrings', quantity: 1 }], collected: 170_000 });
    const text = emailText(orderDeliveredEmail(inPart, shop), shop);
    expect(text).toContain('they came back to us: Pearl Drop Earrings × 1.');
    expect(text).toContain('You paid ৳1,700 in cash.');
    const paidBefore = orderDeliveredEmail(
      order({ refused: [{ name: 'Ring', quantity: 1 }], collected: 0 }),
      shop,
    );
    expect(emailText(paidBefore, shop)).not.toContain('You paid');
    expect(emailText(templates.delivered, shop)).not.toContain('You paid');
  });

  it('names the pieces in the language of the customer', () => {
    const named = { name: 'Ring', nameBn: 'আংটি' };
    const [line] = order().lines;
    const back = order({ lines: line ? [{ ...line, ...named }] : [], refused: [{ ...named, quantity: 2 }] });
    const text = inLanguageOf('bn', () => emailText(orderDeliveredEmail(back, shop), shop));
    expect(text).toContain('আংটি × ২');
    expect(text).not.toContain('Ring');
  });

  it('says what was taken back and paid back', () => {
    const text = emailText(templates.returned, shop);
    expect(text).toContain('We have taken back: Pearl Drop Earrings × 1.');
    expect(text).toContain('Paid back to you: ৳450');
  });

  it('asks for what is left to pay, and says if nothing is', () => {
    const partly = order({ paid: 100_000, toCollect: 115_000 });
    const wholly = order({ paid: 215_000, toCollect: 0 });
    for (const write of [orderPlacedEmail, orderShippedEmail, orderEditedEmail]) {
      const text = emailText(write(partly, shop), shop);
      expect(text).toMatch(/৳1,150 (in cash when you receive it|ready in cash)/);
      expect(text).toContain('Paid: ৳1,000');
      expect(text).not.toContain('৳2,150 in cash');
      expect(emailText(write(wholly, shop), shop)).toContain('Everything is paid');
    }
  });

  it('names what an edit changed, the discount, and what was paid too much', () => {
    const changes = { discount: 20_000, totalPrice: 195_000, paid: 215_000, toCollect: 0, overpaid: 20_000 };
    const text = emailText(
      orderEditedEmail(order({ ...changes, editedFields: ['Items', 'Discount'] }), shop),
      shop,
    );
    expect(text).toContain('This is different now: items, discount.');
    expect(text).toContain('Discount: -৳200');
    expect(text).toContain('You have paid ৳200 more than that. We will pay it back to you.');
    expect(emailText(templates.edited, shop)).not.toContain('pay it back');
  });

  it('names the code of a coupon, also of one that makes the delivery free', () => {
    const textOf = (changes: Parameters<typeof order>[0]) =>
      emailText(orderPlacedEmail(order({ couponCode: 'EID10', ...changes }), shop), shop);
    expect(textOf({ discount: 20_000 })).toContain('Discount (EID10): -৳200');
    expect(textOf({ shippingPrice: 0 })).toContain('Discount (EID10): Free delivery');
    expect(textOf({ shippingPrice: 6_000 })).not.toContain('EID10');
  });

  it('names the order that an exchange is for', () => {
    expect(templates.exchanged.subject).toBe('Order KA100042: your exchange');
    expect(emailText(templates.exchanged, shop)).toContain('what you returned from order KA100007');
  });

  it('says that an advance for a cancelled order is paid back', () => {
    const text = emailText(orderCancelledEmail(order({ paid: 50_000 }), shop), shop);
    expect(text).toContain('You have paid ৳500. We will pay it back to you.');
  });

  it('links to the account', () => {
    const { placed, shipped, delivered, cancelled, returned } = templates;
    for (const template of [placed, shipped, delivered, cancelled, returned]) {
      expect(emailHtml(template, shop)).toContain('href="https://kakon.example/account"');
      expect(emailText(template, shop)).toContain('https://kakon.example/account');
    }
  });
});

it('an email about a combo says what is in it', () => {
  const components = [
    { product: 'p', name: 'Reshmi Churi', quantity: 2, selectedSize: 'M', selectedColor: 'Red' },
    { product: 'q', name: 'Jhumka', quantity: 1, selectedSize: null, selectedColor: null },
  ];
  const set = { name: 'Eid Set', size: 'M', colour: null, quantity: 1, price: 90_000, components };
  const template = orderPlacedEmail(order({ lines: [set] }), shop);
  expect(emailText(template, shop)).toContain(
    '- Eid Set\n  Size M · 1 × ৳900: ৳900\n  2 × Reshmi Churi, Size M, Red\n  1 × Jhumka\n',
  );
  expect(seen(template)).toContain('1 × ৳900 2 × Reshmi Churi, Size M, Red 1 × Jhumka');
});

describe('the email with a code', () => {
  it('has the code only in its body, with its lifetime', () => {
    const { subject, preview } = templates.resetCode;
    expect(subject + preview).not.toContain('012345');
    for (const part of [seen(templates.resetCode), emailText(templates.resetCode, shop)]) {
      expect(part).toContain('012345');
      expect(part).toContain('Code expires in 10 minutes');
    }
  });
});

describe('a notice about an account', () => {
  it('links to the page that undoes a changed email', () => {
    const url = 'https://kakon.example/auth/undo-email#undo-token';
    expect(emailHtml(templates.emailChanged, shop)).toContain(`href="${url}"`);
    expect(emailText(templates.emailChanged, shop)).toContain(`Undo the Change: ${url}\n`);
    expect(emailText(templates.emailChanged, shop)).toContain('within 7 days');
  });

  it('links to the page that resets the password or revokes the rights', () => {
    for (const template of [templates.passwordChanged, templates.secondFactorOff]) {
      expect(emailText(template, shop)).toContain('https://kakon.example/auth/forgot-password');
    }
    expect(emailText(templates.newAdmin, shop)).toContain('Salma Begum now has admin rights');
    expect(emailText(templates.dutiesGranted, shop)).toContain('Salma Begum may now do more');
    for (const template of [templates.newAdmin, templates.dutiesGranted]) {
      expect(emailText(template, shop)).toContain('https://kakon.example/admin/team');
    }
  });

  it('says whether another admin switched two-step login off', () => {
    const byOther = noticeEmail({ ...about, kind: 'secondFactorOff', isByOther: true });
    expect(emailText(byOther, shop)).toContain('Another admin switched off');
    expect(emailText(templates.secondFactorOff, shop)).not.toContain('Another admin');
  });
});

describe('the confirmation', () => {
  const whole = order({
    landmark: 'Beside the mosque',
    wishes: {
      note: 'Ring twice',
      secondPhone: '01812345678',
      callTime: 'evening',
      giftNote: 'Eid Mubarak,\nApu',
      hidePrices: true,
    },
  });

  it('says what to have ready, when it arrives, what was asked for and where to track it', () => {
    const text = emailText(orderPlacedEmail(whole, shop), shop);
    for (const told of [
      'Please have ৳2,150 ready in cash.',
      'Estimated delivery: 2-3 days, Wed 4 – Thu 5 Mar',
      'Landmark: Beside the mosque',
      'Note: Ring twice',
      'Second phone: 01812-345678',
      'Time to call: Evening, 5–9',
      'Gift note: Eid Mubarak, Apu',
      'Prices: Not on the packing slip',
      'Track Your Order: https://kakon.example/track#KA100042',
    ]) {
      expect(text).toContain(told);
    }
  });

  it('says nothing of what was not asked for, and no dates of an order from before they were counted', () => {
    const text = emailText(orderPlacedEmail(order({ arrives: null }), shop), shop);
    expect(text).toContain('Estimated delivery: 2-3 days\n');
    expect(text).not.toMatch(/Landmark|Note|Second phone|Time to call|Prices/);
  });
});

describe('text typed by users', () => {
  const nasty = `<script>alert("x")</script> & 'Co' <img src=x onerror=alert(1)>`;
  const everywhere = order({
    orderNumber: nasty,
    customer: { name: nasty, email: 'x@example.com' },
    fullName: nasty,
    address: nasty,
    thana: nasty,
    district: nasty,
    country: nasty,
    landmark: nasty,
    wishes: { ...noWishes, note: nasty, giftNote: nasty },
    phone: nasty,
    lines: [{ name: nasty, size: nasty, colour: nasty, quantity: 1, price: 100, components: [] }],
  });

  it('is escaped', () => {
    const evilShop = { ...shop, name: nasty, nameBangla: nasty, address: nasty, phone: nasty };
    for (const write of everyOrderEmail) {
      const source = emailHtml(write(everywhere, shop), evilShop);
      expect(source).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;Co&#39;');
      expect([...source.matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/script|img/)]),
      );
    }
  });

  it('cannot put an advertisement into the greeting', () => {
    for (const name of [
      'Win at evil.example',
      'http://evil',
      'www.evil.example',
      'me@evil.example',
      'evil:8080',
      'a\\b',
      'x'.repeat(61),
    ]) {
      expect(greeting(name)).toBe('Hello,');
    }
    for (const name of ['Nusrat Jahan', 'Md. Karim', "Ayesha D'Cruz", 'সালমা বেগম', 'A. K. M. Rahman']) {
      expect(greeting(name)).toBe(`Hello ${name},`);
    }
  });

  const addresses = [
    'evil.example/x',
    'https://evil.example/x',
    'www.evil.example',
    'me@evil.example',
    'mailto:me@evil.example',
    '//evil.example',
    '\\\\evil\\share',
    'evil。example',
    'evil．example',
    '93.184.215.14/x',
    'elpmaxe.live\u202E.example',
  ];

  /** What mail programs turn into links: schemes, hosts, IP addresses, mailboxes, network shares. */
  const looksLikeLink = /\p{L}:\S|[\p{L}\p{N}][.。．｡]\p{L}{2,}|\d+\.\d+\.\d+\.\d+|\S@|@\S|[\\/]{2}/u;

  it.each(addresses)('%j is not a link in either part, subject and preview', (address) => {
    const hostile = order({
      orderNumber: address,
      customer: { name: address, email: 'x@example.com' },
      fullName: address,
      address,
      thana: address,
      district: address,
      country: address,
      landmark: address,
      wishes: { ...noWishes, note: address, giftNote: address },
      phone: address,
      lines: [{ name: address, size: address, colour: address, quantity: 1, price: 100, components: [] }],
    });
    const head = { ...shop, url: '' };
    const written = everyOrderEmail.map((write) => write(hostile, head));
    for (const kind of ['newAdmin', 'dutiesGranted'] as const) {
      written.push(noticeEmail({ ...about, kind, userName: address, shop: head }));
    }
    for (const template of written) {
      const { subject } = messageOf(
        {
          trigger: { kind: 'test', subject: '1', at: new Date() },
          to: 'x@example.com',
          template,
          shop,
        },
        { smtpUrl: null, publicUrl: 'https://kakon.example', dataDir: '/nowhere' },
      );
      const text = emailText(template, head).replace(/: \/\S*$/gm, '');
      for (const part of [String(subject), text, seen(template, head)]) {
        expect(part).not.toMatch(looksLikeLink);
        expect(part).not.toContain(address);
      }
    }
  });

  it('stays unchanged if it is not an address', () => {
    for (const text of ['House 12/B, Road 5.', '৳1,250.50', '10:30', 'A. K. M. Rahman', 'সালমা বেগম']) {
      expect(withoutLinks(text)).toBe(text);
    }
    expect(withoutLinks('Md.Karim')).toBe('Md. Karim');
    expect(withoutLinks(withoutLinks('evil.example/x'))).toBe('evil. example/x');
  });

  it('does not appear in an email that anybody can send to anybody', () => {
    const { to } = messageOf(
      {
        trigger: { kind: 'welcome', subject: '1', at: new Date() },
        to: 'victim@example.com',
        template: templates.welcome,
        shop,
      },
      { smtpUrl: null, publicUrl: 'https://kakon.example', dataDir: '/nowhere' },
    );
    expect(to).toEqual({ name: '', address: 'victim@example.com' });
  });
});
