/** A mail server that is away, breaks off or is slow keeps no order waiting, and loses no mail and sends none twice. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openMailServer } from '#server/testing/mailServer.ts';
import { ask } from './askShop.ts';
import { gatherCompany } from './customers.ts';
import { tell } from './figures.ts';
import { orderOf } from './goodsForSale.ts';
import { openShopUnderFire } from './shopUnderFire.ts';
import { sized, timeout } from './size.ts';

const orders = sized(5, 60);
const awayMs = sized(3_000, 25_000);

const post = await openMailServer();
const shop = await openShopUnderFire({ env: { SMTP_URL: post.url } });
const { tokens, goods } = await gatherCompany(shop.address, 4, 100_000);
const books = await shop.openBooks();
afterAll(async () => {
  await books.close();
  await shop.stop();
});

const queued = async () =>
  (await books.db.selectFrom('mails').select('kind').where('state', '=', 'queued').execute()).length;

/** The order's number, and how long its confirmation took. */
async function placeOrder(n: number): Promise<{ number: string; ms: number }> {
  const begun = performance.now();
  const token = tokens[n % tokens.length] as string;
  const answer = await ask(shop.address, 'POST', '/orders', { token, body: orderOf(goods.slice(0, 1)) });
  expect(answer.status).toBe(201);
  return { number: answer.body.orderNumber, ms: performance.now() - begun };
}

const mailsAbout = (number: string) =>
  post.received.filter(({ raw }) => new RegExp(`^Subject:.*${number}`, 'm').test(raw));

it('mails of orders placed while it is away come when it is back, each once', { timeout }, async () => {
  await expect.poll(queued, { timeout: 30_000 }).toBe(0);
  await post.down();
  const placed: { number: string; ms: number }[] = [];
  for (let n = 0; n < orders; n += 1) placed.push(await placeOrder(n));
  await pause(awayMs);
  expect(await queued()).toBeGreaterThanOrEqual(orders);
  await post.up();
  // Each try waits e times longer than the one before.
  await expect.poll(queued, { timeout: 6 * awayMs + 60_000, interval: 250 }).toBe(0);
  expect(placed.map(({ number }) => mailsAbout(number).length)).toEqual(placed.map(() => 1));
  const slowest = Math.max(...placed.map(({ ms }) => ms));
  expect(slowest).toBeLessThan(5_000);
  tell({
    fault: `The mail server is away for ${awayMs / 1000} s`,
    counts: { orders, 'mails lost': 0, 'mails sent twice': 0, 'slowest order, ms': Math.round(slowest) },
  });
});

it('a mail server that refuses for the moment is tried again', { timeout }, async () => {
  post.refusal = { at: 'DATA', code: 451, text: 'come again later' };
  const { number } = await placeOrder(0);
  await pause(1_000);
  post.refusal = null;
  await expect.poll(queued, { timeout: 60_000, interval: 250 }).toBe(0);
  expect(mailsAbout(number)).toHaveLength(1);
});
