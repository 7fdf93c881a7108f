/** Bytes that are not HTTP get a response of their own, but never inside another one of the same connection. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openRaw } from '#server/testing/sockets.ts';
import { createHttpServer, httpLimits } from './httpServer.ts';
import { refuseMalformed } from './malformedRequests.ts';

type Respond = (response: ServerResponse) => void;

const wait: Respond = () => {};
const begin: Respond = (response) => response.writeHead(200).write('the first part');
const complete: Respond = (response) => response.end('all of it');

/**
 * Sends a request for each of `responds` at once, and bytes that are not HTTP once `awaited` has arrived. Returns the
 * statuses received until the server closes the connection.
 */
async function statusesAfter(responds: Respond[], awaited: RegExp): Promise<string[]> {
  let handled = 0;
  const server = createHttpServer(httpLimits, (_request, response) => {
    responds[handled]?.(response);
    handled += 1;
  });
  server.on('clientError', (error, socket) => refuseMalformed(error, socket as never, {}));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { socket, closed } = openRaw((server.address() as AddressInfo).port);
  let received = '';
  socket.on('data', (text) => {
    received += text;
  });
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(responds.length));
  await expect
    .poll(() => ({ handled, received }))
    .toEqual({
      handled: responds.length,
      received: expect.stringMatching(awaited),
    });
  socket.write('this is not HTTP\r\n\r\n');
  const statusLines = (await closed).matchAll(/HTTP\/1\.1 (\d+)/g);
  server.close();
  return Array.from(statusLines, ([, status = '']) => status);
}

it('no second response is written into one that is under way', async () => {
  expect(await statusesAfter([begin], /the first part/)).toEqual(['200']);
});

it('nor when another response waits behind it', async () => {
  expect(await statusesAfter([begin, wait], /the first part/)).toEqual(['200']);
  expect(await statusesAfter([begin, complete], /the first part/)).toEqual(['200']);
});

it('nor into the second response of a connection', async () => {
  expect(await statusesAfter([complete, begin], /the first part/)).toEqual(['200', '200']);
});

it('after complete responses the malformed bytes get a response of their own', async () => {
  expect(await statusesAfter([complete], /all of it/)).toEqual(['200', '400']);
  expect(await statusesAfter([complete, complete], /all of it.*all of it/s)).toEqual(['200', '200', '400']);
});

it('a request that has no response yet is refused together with them', async () => {
  expect(await statusesAfter([wait], /^$/)).toEqual(['400']);
  expect(await statusesAfter([wait, complete], /^$/)).toEqual(['400']);
});
