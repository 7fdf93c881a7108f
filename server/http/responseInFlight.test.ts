/** The contract with Node that `malformedRequests.ts` relies on: a socket knows the response that it is sending. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openRaw } from '#server/testing/sockets.ts';
import { refuseMalformed } from './malformedRequests.ts';

async function receivedFrom(respond: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_request, response) => respond(response));
  server.on('clientError', (error, socket) => refuseMalformed(error, socket as never, {}));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { socket, closed } = openRaw((server.address() as AddressInfo).port);
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  await once(socket, 'data');
  socket.write('this is not HTTP\r\n\r\n');
  const received = await closed;
  server.close();
  return received;
}

const statusLines = (received: string) => received.match(/HTTP\/1\.1 \d+/g);

it('no second response is written into one that is under way', async () => {
  const received = await receivedFrom((response) => {
    response.writeHead(200).write('the first part');
  });
  expect(statusLines(received)).toEqual(['HTTP/1.1 200']);
});

it('after a complete response the malformed bytes get a response of their own', async () => {
  const received = await receivedFrom((response) => {
    response.end('all of it');
  });
  expect(statusLines(received)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
});
