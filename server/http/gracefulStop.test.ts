/** A shop that stops finishes the requests it has received, waits for no slow client, and ends. */
import { expect, it } from 'vitest';
import { openShopProcess } from '#server/testing/openShopProcess.ts';
import { openRaw, type RawConnection } from '#server/testing/sockets.ts';

const registration = (email: string) =>
  JSON.stringify({ name: 'Rima Akter', email, phone: '01712345678', password: 'churi-1234' });

function beginRegistering(port: number, body: string): RawConnection {
  const connection = openRaw(port);
  const { length } = body;
  connection.socket.write(
    `POST /api/auth/register HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body.slice(0, 20)}`,
  );
  return connection;
}

it('responds to received requests, closes idle connections at once, and cuts off a request that never ends', {
  timeout: 120_000,
}, async () => {
  const shop = await openShopProcess();
  const port = Number(new URL(shop.address).port);
  const idle = openRaw(port);
  idle.socket.write('GET /api/health HTTP/1.1\r\nhost: shop\r\n\r\n');
  await new Promise((resolve) => idle.socket.once('data', resolve));
  const body = registration('rima@example.com');
  const begun = beginRegistering(port, body);
  const dawdling = beginRegistering(port, registration('never@example.com'));
  // After the response to this later request, the shop has received both earlier ones.
  await fetch(`${shop.address}/api/health`);

  const stopped = shop.stop();
  expect(await idle.closed).toContain('200 OK');
  begun.socket.write(body.slice(20));
  expect(await begun.closed).toContain('201 Created');
  await expect(fetch(`${shop.address}/api/health`)).rejects.toThrow();
  await dawdling.closed;
  await stopped;
  expect(shop.process.exitCode).toBe(0);
});
