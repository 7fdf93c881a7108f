/**
 * A mail server that is down, disconnects or is slow. It delays no order, loses no email, and no email is sent twice.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { openMailServer } from '#server/testing/mailServer.ts';
import { callShop } from './callShop.ts';
import { registerCustomers } from './customers.ts';
import { orderOf } from './productsForSale.ts';
import { report } from './results.ts';
import { openShopUnderTest } from './shopUnderTest.ts';
import { judgedMs, sized, timeout } from './size.ts';

const orders = sized(5, 60);
const awayMs = sized(3_000, 25_000);

const mailServer = await openMailServer();
const shop = await openShopUnderTest({ env: { SMTP_URL: mailServer.url } });
const { tokens, products } = await registerCustomers(shop.address, 4, 100_000);
const connection = await shop.openConnection();
afterAll(async () => {
  await connection.close();
  await shop.stop();
});

const queued = async () =>
  (await connection.db.selectFrom('mails').select('kind').where('state', '=', 'queued').execute()).length;

/** The order's number, and how long its confirmation took. */
async function placeOrder(n: number): Promise<{ number: string; ms: number }> {
  const startedAt = performance.now();
  const token = tokens[n % tokens.length] as string;
  const response = await callShop(shop.address, 'POST', '/orders', {
    token,
    body: orderOf(products.slice(0, 1)),
  });
  expect(response.status).toBe(201);
  return { number: response.body.orderNumber, ms: performance.now() - startedAt };
}

const mailsAbout = (number: string) =>
  mailServer.received.filter(({ raw }) => new RegExp(`^Subject:.*${number}`, 'm').test(raw));

it('emails of orders placed during the outage are sent afterwards, each once', { timeout }, async () => {
  await expect.poll(queued, { timeout: 30_000 }).toBe(0);
  onTestFinished(() => mailServer.up());
  await mailServer.down();
  const placed: { number: string; ms: number }[] = [];
  // Each is confirmed while the mail server is down: no order waits for its mail.
  for (let n = 0; n < orders; n += 1) placed.push(await placeOrder(n));
  await pause(awayMs);
  expect(await queued()).toBeGreaterThanOrEqual(orders);
  await mailServer.up();
  // Each retry waits e times longer than the one before.
  await expect.poll(queued, { timeout: 6 * awayMs + 60_000, interval: 250 }).toBe(0);
  expect(placed.map(({ number }) => mailsAbout(number).length)).toEqual(placed.map(() => 1));
  const slowest = Math.max(...placed.map(({ ms }) => ms));
  expect(slowest).toBeLessThan(judgedMs(5_000));
  report({
    fault: `The mail server is down for ${awayMs / 1000} s`,
    counts: { orders, 'emails lost': 0, 'emails sent twice': 0, 'slowest order, ms': Math.round(slowest) },
  });
});

it('an email that is refused temporarily is sent again', { timeout }, async () => {
  const { refused } = mailServer;
  mailServer.refusal = { at: 'DATA', code: 451, text: 'come again later' };
  onTestFinished(() => {
    mailServer.refusal = null;
  });
  const { number } = await placeOrder(0);
  await expect.poll(() => mailServer.refused, { timeout: 60_000 }).toBeGreaterThan(refused);
  mailServer.refusal = null;
  await expect.poll(queued, { timeout: 60_000, interval: 250 }).toBe(0);
  expect(mailsAbout(number)).toHaveLength(1);
});
