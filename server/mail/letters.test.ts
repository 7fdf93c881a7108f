import { describe, expect, it } from 'vitest';
import { defaultShop } from '#domain/shop.ts';
import { resetCodeLetter, welcomeLetter } from './accountLetters.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letterHtml.ts';
import { letterText } from './letterText.ts';
import type { MailedOrder } from './mailQueries.ts';
import { cancelledLetter, deliveredLetter, placedLetter, shippedLetter } from './orderLetters.ts';

const shop = { ...defaultShop, url: 'https://kakon.example' };

const order = (changes: Partial<MailedOrder> = {}): MailedOrder => ({
  orderNumber: 'KA100042',
  placedAt: new Date('2026-03-01T20:30:00Z'),
  customer: { name: 'Nusrat Jahan', email: 'nusrat@example.com' },
  fullName: 'Salma Begum',
  phone: '01712345678',
  address: 'House 12, Road 5',
  thana: 'Dhanmondi',
  district: 'Dhaka',
  country: 'Bangladesh',
  itemsPrice: 215_000,
  shippingPrice: 0,
  totalPrice: 215_000,
  lines: [
    { name: 'Engraved Gold Bala Pair', size: 'M', colour: 'Gold', quantity: 1, price: 125_000 },
    { name: 'Pearl Drop Earrings', size: null, colour: null, quantity: 2, price: 45_000 },
  ],
  ...changes,
});

/** What a person sees of the HTML part: no tags, no styles, entities read. */
const seen = (letter: Letter): string =>
  letterHtml(letter, shop)
    .replace(/<!--.*?-->/gs, '')
    .replace(/<title>.*?<\/title>|<style>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u200c\u00a0]+/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

const letters = {
  welcome: welcomeLetter({ name: 'Nusrat Jahan', shop }),
  resetCode: resetCodeLetter({ name: 'Nusrat Jahan', shop, code: '012345' }),
  placed: placedLetter(order(), shop),
  shipped: shippedLetter(order(), shop),
  delivered: deliveredLetter(order(), shop),
  cancelled: cancelledLetter(order(), shop),
};

describe.each(Object.entries(letters))('the %s letter', (_, letter) => {
  const parts = { html: seen(letter), text: letterText(letter, shop) };

  it.each(Object.entries(parts))('greets, and says whose it is, in its %s part', (_, part) => {
    expect(part).toContain('Hello Nusrat Jahan,');
    expect(part).toContain(letter.heading);
    for (const said of [shop.name, shop.phone, shop.address]) expect(part).toContain(said);
  });

  it('says the same in both parts', () => {
    const words = (text: string) => [...new Set(text.match(/[\p{L}\p{N}৳]+/gu))].sort();
    const text = words(parts.text);
    expect(words(parts.html)).toEqual(
      expect.arrayContaining(text.filter((word) => !/^https?$|^account$|^products$/.test(word))),
    );
  });

  it('asks nothing of anybody else: no picture, no script, no font, links to the shop alone', () => {
    const source = letterHtml(letter, shop);
    expect(source).not.toMatch(/<(img|script|link|iframe|form|object)\b|url\(|@import|javascript:/i);
    const links = [...source.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) expect(href).toMatch(/^(https:\/\/kakon\.example(\/|$)|tel:\d+$)/);
  });

  it('is well-formed: every element that is opened is closed', () => {
    const open: string[] = [];
    const source = letterHtml(letter, shop).replace(/<!--.*?-->|<!doctype html>/gs, '');
    for (const [, slash, tag = ''] of source.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (['meta', 'br'].includes(tag)) continue;
      if (slash) expect(open.pop()).toBe(tag);
      else open.push(tag);
    }
    expect(open).toEqual([]);
    expect(source).not.toContain('undefined');
  });
});

describe('a letter about an order', () => {
  it.each(['placed', 'shipped', 'delivered', 'cancelled'] as const)(
    '%s: number, lines and totals',
    (name) => {
      const letter = letters[name];
      expect(letter.subject).toContain('KA100042');
      for (const part of [seen(letter), letterText(letter, shop)]) {
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

  it('names where and when it arrives and what is to be paid then', () => {
    for (const letter of [letters.placed, letters.shipped]) {
      const text = letterText(letter, shop);
      for (const line of ['Salma Begum', 'House 12, Road 5', 'Dhanmondi, Dhaka', '01712-345678']) {
        expect(text).toContain(line);
      }
      expect(text).toContain('Estimated delivery: 2-3 days');
      expect(text).toContain('Payment: Cash on Delivery');
      expect(text).toContain('৳2,150');
    }
    expect(letterText(placedLetter(order({ district: 'Sylhet' }), shop), shop)).toContain('3-5 days');
  });

  it('has the fee where there is one', () => {
    const paid = order({ shippingPrice: 12_000, totalPrice: 227_000 });
    const text = letterText(placedLetter(paid, shop), shop);
    expect(text).toContain('Delivery: ৳120');
    expect(text).toContain('Total: ৳2,270');
  });

  it('leads to the account', () => {
    for (const letter of [letters.placed, letters.shipped, letters.delivered, letters.cancelled]) {
      expect(letterHtml(letter, shop)).toContain('href="https://kakon.example/account"');
      expect(letterText(letter, shop)).toContain('https://kakon.example/account');
    }
  });
});

describe('the letter with a code', () => {
  it('has it in its body only, with how long it lives', () => {
    const { subject, preview } = letters.resetCode;
    expect(subject + preview).not.toContain('012345');
    for (const part of [seen(letters.resetCode), letterText(letters.resetCode, shop)]) {
      expect(part).toContain('012345');
      expect(part).toContain('Code expires in 10 minutes');
    }
  });
});

describe('what others have typed', () => {
  const nasty = `<script>alert("x")</script> & 'Co' <img src=x onerror=alert(1)>`;
  const everywhere = order({
    orderNumber: nasty,
    customer: { name: nasty, email: 'x@example.com' },
    fullName: nasty,
    address: nasty,
    thana: nasty,
    district: nasty,
    country: nasty,
    phone: nasty,
    lines: [{ name: nasty, size: nasty, colour: nasty, quantity: 1, price: 100 }],
  });

  it('is shown, never run', () => {
    const evilShop = { ...shop, name: nasty, nameBangla: nasty, address: nasty, phone: nasty };
    for (const write of [placedLetter, shippedLetter, deliveredLetter, cancelledLetter]) {
      const source = letterHtml(write(everywhere, shop), evilShop);
      expect(source).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;Co&#39;');
      expect([...source.matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/script|img/)]),
      );
    }
  });

  it('is no advertisement in the greeting', () => {
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
});
