/**
 * A real HTTP gateway on the loopback address. It stores what it receives. A test can make it refuse, respond late, respond
 * twice, break the connection, or go down.
 */
import { createServer, type Server, type Socket } from 'node:net';
import { freeLoopbackPort } from '#server/freeLoopbackPort.ts';
import { closeAtEnd } from './closings.ts';

export interface ReceivedSms {
  to: string;
  text: string;
  /** Of the request. */
  headers: Record<string, string>;
  path: string;
}

/** What the gateway does with a whole request. */
type Respond = (socket: Socket) => void;

const responseOf = (status: number, body = '{"message":"to 8801712345678"}') =>
  `HTTP/1.1 ${status} X\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

export const responses = {
  with: (status: number): Respond => {
    return (socket) => socket.write(responseOf(status));
  },
  late: (ms: number): Respond => {
    return (socket) => setTimeout(() => socket.write(responseOf(200)), ms);
  },
  /** A faulty gateway: the second response would be taken for that of the next request. */
  twice: (first: number, second: number): Respond => {
    return (socket) => socket.write(responseOf(first) + responseOf(second));
  },
  /** The connection breaks after the gateway has accepted the SMS. */
  never: (socket: Socket) => socket.destroy(),
} as const;

export interface SmsGateway {
  url: string;
  received: ReceivedSms[];
  respond: Respond;
  up(): Promise<void>;
  down(): Promise<void>;
}

export async function openSmsGateway(): Promise<SmsGateway> {
  const port = await freeLoopbackPort();
  let running: Server | null = null;
  const sockets = new Set<Socket>();
  const gateway: SmsGateway = {
    url: `http://shop:s%3Acret@127.0.0.1:${port}/send?key=hidden`,
    received: [],
    respond: responses.with(202),
    async up() {
      if (running) return;
      const server = createServer((socket) => {
        sockets.add(socket);
        listenOn(socket, gateway);
      });
      running = server;
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    },
    async down() {
      const stopped = running;
      running = null;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      if (stopped) await new Promise<void>((resolve) => stopped.close(() => resolve()));
    },
  };
  await gateway.up();
  closeAtEnd(() => gateway.down());
  return gateway;
}

/** Reads requests with a content-length from a connection. */
function listenOn(socket: Socket, gateway: SmsGateway): void {
  let read = Buffer.alloc(0);
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    read = Buffer.concat([read, chunk]);
    for (let next = nextRequest(read); next; next = nextRequest(read)) {
      read = read.subarray(next.length);
      gateway.received.push(next.sms);
      gateway.respond(socket);
    }
  });
}

function nextRequest(read: Buffer): { sms: ReceivedSms; length: number } | null {
  const end = read.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [request = '', ...lines] = read.subarray(0, end).toString().split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const length = end + 4 + Number(headers['content-length'] ?? 0);
  if (read.length < length) return null;
  const { to, text } = JSON.parse(read.subarray(end + 4, length).toString());
  return { sms: { to, text, headers, path: request.split(' ')[1] ?? '' }, length };
}
