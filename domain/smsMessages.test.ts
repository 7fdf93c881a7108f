import { describe, expect, it, onTestFinished } from 'vitest';
import { type Language, readLanguageFrom } from '#texts/language.ts';
import { smsMessages as bn } from '../texts/bn/smsMessages.ts';
import { smsMessages as en } from '../texts/en/smsMessages.ts';
import { languages } from './languages.ts';
import { signInCodeSms, withStopLink } from './smsLinks.ts';
import { compactSms, smsEncoding, smsSegments } from './smsSegments.ts';

const messages = { en, bn };

function readIn(language: Language): void {
  readLanguageFrom(() => language);
  onTestFinished(() => readLanguageFrom(() => 'en'));
}

const shop = { name: 'Kakon', nameBangla: 'কাঁকন', phone: '01700-000000', url: 'https://kakon.example' };
const placed = {
  orderNumber: 'KA100123',
  toCollect: 1250,
  arrives: { from: '2026-11-27', to: '2026-11-29' },
};

describe('a code by SMS', () => {
  it('is one segment, and names the page in English, where that costs nothing', () => {
    const english = signInCodeSms({ code: '004217', shop });
    expect(english).toBe(
      '004217 is your Kakon code. It works for 10 minutes. Please do not share it with anyone.\n@kakon.example #004217',
    );
    expect([smsEncoding(english), smsSegments(english)]).toEqual(['gsm', 1]);
    readIn('bn');
    const bangla = signInCodeSms({ code: '004217', shop });
    expect(bangla).toContain('004217');
    expect([smsEncoding(bangla), smsSegments(bangla)]).toEqual(['ucs2', 1]);
  });

  it('leaves the page out where the name of the host is long', () => {
    const url = `https://${'long.'.repeat(20)}example`;
    const text = signInCodeSms({ code: '004217', shop: { ...shop, url } });
    expect(text).not.toContain('@');
    expect(smsSegments(text)).toBe(1);
  });
});

describe('the text of', () => {
  it('a new order names what is to be paid and the days', () => {
    expect(en.orderPlaced({ ...placed, shop })).toBe(
      'Thank you for your order KA100123 at Kakon! Tk 1,250, to pay on delivery. It arrives 27-29 Nov.',
    );
    expect(en.orderPlaced({ ...placed, toCollect: 0, arrives: null, shop })).toBe(
      'Thank you for your order KA100123 at Kakon! It is paid.',
    );
    expect(bn.orderPlaced({ ...placed, shop })).toBe(
      'ধন্যবাদ! অর্ডার KA100123 পেয়েছি। হাতে পেয়ে ৳১,২৫০ দেবেন। কাঁকন',
    );
  });

  it('an order in two months, or on one day', () => {
    const at = (from: string, to: string) => en.orderPlaced({ ...placed, arrives: { from, to }, shop });
    expect(at('2026-11-29', '2026-12-01')).toContain('It arrives 29 Nov-1 Dec.');
    expect(at('2026-11-29', '2026-11-29')).toContain('It arrives 29 Nov.');
  });

  it('a shipped order names the courier and the amount to have ready, to the poisha', () => {
    const order = { orderNumber: 'KA100123', courier: 'Pathao', toCollect: 1157.5 };
    expect(en.orderShipped({ ...order, shop })).toBe(
      'Your Kakon order KA100123 is on its way with Pathao. Please have Tk 1,157.50 ready.',
    );
    expect(en.orderShipped({ ...order, courier: null, toCollect: 0, shop })).toBe(
      'Your Kakon order KA100123 is on its way. It is paid.',
    );
    expect(bn.orderShipped({ ...order, shop })).toBe(
      'অর্ডার KA100123 Pathao দিয়ে পাঠিয়েছি। ৳১,১৫৭.৫০ হাতে রাখবেন। কাঁকন',
    );
  });

  it('a returned order says so', () => {
    expect(en.orderReturned({ orderNumber: 'KA100123', shop })).toContain('returned to the shop');
    expect(bn.orderReturned({ orderNumber: 'KA100123', shop })).toContain('ফেরত');
  });
});

it.each([
  ['a usual order', { ...placed, courier: 'Pathao' }, { en: [1, 1, 1, 1, 1, 1], bn: [1, 1, 1, 1, 1, 1] }],
  [
    'a large order',
    { ...placed, orderNumber: 'KA1001234', courier: 'Steadfast', toCollect: 123_456.5 },
    { en: [1, 1, 1, 1, 1, 1], bn: [1, 2, 1, 1, 1, 1] },
  ],
] as const)('takes few segments for %s', (_, order, segments) => {
  for (const language of languages) {
    const texts = [
      messages[language].orderPlaced({ ...order, shop }),
      messages[language].orderShipped({ ...order, shop }),
      messages[language].orderReturned({ ...order, shop }),
      messages[language].orderEdited({ ...order, shop }),
      messages[language].orderCancelled({ ...order, shop }),
      messages[language].orderRefunded({ ...order, refund: order.toCollect, shop }),
    ];
    expect(texts.map((text) => smsSegments(compactSms(text)))).toEqual(segments[language]);
  }
});

describe('the link to get no more SMS', () => {
  const order = { ...placed, courier: 'Pathao', shop };
  const paid = { ...order, courier: null, toCollect: 0 };
  const ordersAndAlerts = {
    'an order to be paid': bn.orderPlaced(order),
    'a paid order': bn.orderPlaced(paid),
    'a shipped order to be paid': bn.orderShipped(order),
    'a shipped order that is paid': bn.orderShipped(paid),
    'a returned order': bn.orderReturned(order),
    'a changed order': bn.orderEdited(order),
    'a cancelled order': bn.orderCancelled(order),
    'a refund': bn.orderRefunded({ ...order, refund: 1250 }),
    'a product that is back': bn.backInStock({ product: 'লাল চুড়ি', url: 'kakon.example/bn/products/1', shop }),
  };

  it.each(Object.entries(ordersAndAlerts))('is in the first SMS in Bangla about %s', (_, text) => {
    readIn('bn');
    const stop = 'https://kakon.example/bn/s#Ab3dE5fG2hIj';
    const first = withStopLink(text, stop, true);
    expect(first).toBe(`${compactSms(text)}\nSMS বন্ধ: kakon.example/bn/s#Ab3dE5fG2hIj`);
    expect(smsSegments(first)).toBe(2);
    expect(smsSegments(withStopLink(text, stop, false))).toBe(smsSegments(compactSms(text)));
  });

  it('is in later SMS where it costs nothing', () => {
    const stop = 'https://kakon.example/s#Ab3dE5fG2h';
    expect(withStopLink('a'.repeat(100), stop, false)).toBe(
      `${'a'.repeat(100)}\nNo more SMS: kakon.example/s#Ab3dE5fG2h`,
    );
    expect(withStopLink('a'.repeat(130), stop, false)).toBe('a'.repeat(130));
  });
});
