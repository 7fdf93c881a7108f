/**
 * A real SMTP server on the loopback address. It stores the mails it receives. A test can stop it or make it refuse.
 */
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { freeLoopbackPort } from '#server/freeLoopbackPort.ts';
import { closeAtEnd } from './closings.ts';

export interface Received {
  from: string;
  to: string[];
  /** As received: headers, a blank line and the parts. */
  raw: string;
}

/** The command that the server refuses, and its response. */
type Refusal = { at: 'MAIL FROM' | 'RCPT TO' | 'DATA'; code: number; text: string };

export interface MailServer {
  url: string;
  received: Received[];
  refusal: Refusal | null;
  /** Mails refused so far. */
  refused: number;
  /** Runs after a whole mail has arrived, before the server accepts it. */
  beforeYes: () => Promise<void>;
  connections: number;
  /** Does nothing if it is up. */
  up(): Promise<void>;
  down(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const port = await freeLoopbackPort();
  let running: SMTPServer | null = null;
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    refusal: null,
    refused: 0,
    beforeYes: async () => {},
    connections: 0,
    async up() {
      if (running) return;
      running = listenOn(server);
      await once(running.listen(port, '127.0.0.1'), 'listening');
    },
    async down() {
      const stopped = running;
      running = null;
      if (stopped) await new Promise<void>((resolve) => stopped.close(resolve));
    },
  };
  await server.up();
  closeAtEnd(() => server.down());
  return server;
}

function listenOn(server: MailServer): SMTPServer {
  const refuse = (at: Refusal['at']) => {
    if (server.refusal?.at !== at) return null;
    server.refused += 1;
    return Object.assign(new Error(server.refusal.text), { responseCode: server.refusal.code });
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect(_, done) {
      server.connections += 1;
      done();
    },
    onMailFrom: (_, __, done) => done(refuse('MAIL FROM')),
    onRcptTo: (_, __, done) => done(refuse('RCPT TO')),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const refused = refuse('DATA');
        if (refused) return done(refused);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        server.received.push({ from, to, raw: Buffer.concat(chunks).toString('utf8') });
        await server.beforeYes();
        done();
      });
    },
  });
  // Tests break off connections, so errors of a client are expected.
  smtp.on('error', () => {});
  return smtp;
}
