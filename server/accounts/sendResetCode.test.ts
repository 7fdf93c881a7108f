import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import type { JobRun } from '#server/jobs/tasks.ts';
import { openMailTransport } from '#server/mail/mailTransport.ts';
import { recordingLog } from '#server/testing/logs.ts';
import { openMailServer } from '#server/testing/mailServer.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { readMail } from '#server/testing/readMail.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { takeTry } from './resetCodeQueries.ts';
import { sendResetCode } from './sendResetCode.ts';
import { codeMatches } from './sentCodes.ts';

const { db } = await openTestDatabase();
const server = await openMailServer();
const log = recordingLog();
const publicUrl = 'https://kakon.example';
const clock = () => new Date();
const task = sendResetCode({
  db,
  transport: openMailTransport({ smtpUrl: server.url, publicUrl, dataDir: '/nowhere' }, log),
  publicUrl,
  clock,
  shopSettings: async () => defaultSettings,
});

beforeEach(() => {
  server.received = [];
  server.refusal = null;
  server.beforeYes = async () => {};
});

const request = (email: string) => ({ request: 'one', email, askedAt: clock().toISOString() });
const run = (attempt: number, signal = AbortSignal.timeout(10_000)): JobRun => ({
  attempt,
  isLastAttempt: false,
  signal,
  log,
});
const mails = () => server.received.map(({ raw }) => readMail(raw));
const codeIn = ({ text }: { text: string }) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const isLive = async (email: string, code: string) =>
  codeMatches((await takeTry(db, email, clock()))?.codeHash ?? null, code);

describe('the mail with a code', () => {
  it('waits for a mail server that is down, then arrives once with a valid code', async () => {
    const { email } = await buildCustomer(db);
    const asked = request(email);
    await server.down();
    await expect(task(asked, run(1))).rejects.toThrow(/^SMTP ESOCKET|^SMTP ECONN/);
    await server.up();
    await task(asked, run(2));
    await task(asked, run(3));
    expect(mails()).toHaveLength(1);
    expect(await isLive(email, codeIn(mails()[0] ?? { text: '' }))).toBe(true);
  });

  it('has a new code and a new Message-ID when it is unknown whether the last one arrived', async () => {
    const { email } = await buildCustomer(db);
    const asked = request(email);
    const cut = new AbortController();
    server.beforeYes = async () => {
      cut.abort();
      await wait(100);
    };
    await expect(task(asked, run(1, cut.signal))).rejects.toThrow('EABORT');
    server.beforeYes = async () => {};
    await task(asked, run(2));
    const [first, second] = mails();
    expect(first?.headers['message-id']).not.toBe(second?.headers['message-id']);
    expect(await isLive(email, codeIn(second ?? { text: '' }))).toBe(true);
  });

  it('is dropped when its mailbox refuses it, and the log does not name the recipient', async () => {
    const { email } = await buildCustomer(db);
    server.refusal = { at: 'RCPT TO', code: 550, text: `5.1.1 <${email}> unknown` };
    await task(request(email), run(1));
    expect(mails()).toEqual([]);
    expect(log.text()).toContain('SMTP EENVELOPE RCPT TO 550 5.1.1');
    expect(log.text()).not.toContain(email);
  });
});
