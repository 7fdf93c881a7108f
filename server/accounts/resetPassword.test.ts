import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/database/tables.ts';
import { queueJob } from '#server/jobs/jobQueries.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { outboxOf } from '#server/mail/fileOutbox.ts';
import { openMailTransport } from '#server/mail/mailTransport.ts';
import { applyEvents } from '#server/projections/applyEvents.ts';
import { recordingLog } from '#server/testing/logs.ts';
import { buildCustomer, type Person } from '#server/testing/people.ts';
import { readMail } from '#server/testing/readMail.ts';
import { responseWork } from '#server/testing/responseWork.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { forgotPassword } from './forgotPassword.ts';
import { sendResetCode } from './sendResetCode.ts';

vi.mock('@node-rs/argon2', { spy: true });

/** The shop's clock. It runs, and tests can move it forward by minutes. */
let passed = 0;
const clock = () => new Date(Date.now() + passed);
const letPass = (minutes: number) => {
  passed += minutes * 60_000;
};
beforeEach(() => {
  passed = 0;
});

const { call, db, pool, settings, tokenOf, url } = await openTestApp({ services: { clock } });
const log = recordingLog();
const worker = startWorker({
  url,
  log,
  times: { pollMs: 100 },
  tasks: (own) => ({
    sendMail: async () => {},
    sweep: async () => {},
    sweepFiles: async () => {},
    countBestSellers: async () => {},
    releaseOrders: async () => {},
    expireBatches: async () => {},
    warmPhoto: async () => {},
    sendPush: async () => {},
    sendSms: async () => {},
    sendPhoneCode: async () => {},
    notifyWaiting: async () => {},
    sendWebhook: async () => {},
    sendResetCode: sendResetCode({
      db: own,
      transport: openMailTransport(settings, log),
      publicUrl: settings.publicUrl,
      clock,
      shopSettings: async () => settings.initialShopSettings,
    }),
  }),
});
afterAll(() => worker.stop());

const newPassword = 'notun-churi-99';
const wrongCode = {
  status: 400,
  body: {
    message: 'Invalid or expired verification code',
    errors: { verificationCode: 'Invalid or expired verification code' },
  },
};

const ask = (email: string) => call('POST', '/auth/forgot-password', { body: { email } });
const reset = (email: string, verificationCode: string, password = newPassword) =>
  call('POST', '/auth/reset-password', { body: { email, verificationCode, newPassword: password } });
const login = (email: string, password: string) => call('POST', '/auth/login', { body: { email, password } });

const jobsDone = () =>
  vi.waitFor(async () => {
    const { rows } = await sql`select from graphile_worker.jobs`.execute(db);
    expect(rows).toHaveLength(0);
  }, 10_000);

/** The codes mailed to an address, oldest first. */
async function codesOf(email: string): Promise<string[]> {
  await jobsDone();
  const files = await readdir(outboxOf(settings)).catch(() => []);
  const codes = files
    .filter((file) => file.endsWith('.eml') && file.includes('reset-code'))
    .sort()
    .map(async (file) => readMail(await readFile(join(outboxOf(settings), file), 'utf8')));
  return (await Promise.all(codes))
    .filter(({ headers }) => headers.to?.includes(email))
    .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '');
}

async function codeFor({ email }: Person): Promise<string> {
  await ask(email);
  const code = (await codesOf(email)).at(-1);
  if (!code) throw new Error('no code was mailed');
  return code;
}

/** A code that differs from this one, and differs for each `step`. */
const notThis = (code: string, step = 1): string =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0');

const triesOf = async ({ id }: Person) =>
  (await db.selectFrom('reset_codes').select('tries').where('user_id', '=', id).executeTakeFirst())?.tries;

describe('a forgotten password', () => {
  it('is reset with the mailed code, and every session ends', async () => {
    const customer = await buildCustomer(db);
    const tokens = [await tokenOf(customer), await tokenOf(customer)];
    const other = await tokenOf(await buildCustomer(db));
    const code = await codeFor(customer);
    expect(code).toMatch(/^\d{6}$/);
    expect(await reset(customer.email, code)).toMatchObject({
      status: 200,
      body: { message: 'Your password has been reset. Please log in with your new password.' },
    });
    for (const token of tokens) expect((await call('GET', '/auth/profile', { token })).status).toBe(401);
    expect((await call('GET', '/auth/profile', { token: other })).status).toBe(200);
    expect((await login(customer.email, customer.password)).status).toBe(401);
    expect((await login(customer.email, newPassword)).status).toBe(200);
  });

  it('normalises the email and the code', async () => {
    const customer = await buildCustomer(db);
    await ask(`  ${customer.email.toUpperCase()} `);
    const [code = ''] = await codesOf(customer.email);
    const inBangla = code.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    expect((await reset(customer.email.toUpperCase(), ` ${inBangla} `)).status).toBe(200);
  });
});

describe('requesting a code', () => {
  it('gives the same response for an active, unknown and deactivated account; only the first gets a mail', async () => {
    const known = await buildCustomer(db);
    const deactivated = await buildCustomer(db, { isActive: false });
    const emails = [known.email, 'nobody@example.com', deactivated.email];
    for (const email of emails) {
      expect(await ask(email)).toMatchObject({
        status: 200,
        body: { email, message: 'If an account uses this email, a verification code has been sent to it' },
      });
    }
    expect(await codesOf(known.email)).toHaveLength(1);
    expect(await codesOf('nobody@example.com')).toEqual([]);
    expect(await codesOf(deactivated.email)).toEqual([]);
  });

  it('runs the same statements for all before it responds', async () => {
    const statements: string[] = [];
    const watched = new Kysely<DB>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => void statements.push(query.sql),
    });
    const context = { db: watched, clock } as unknown as Context<'anyone'>;
    const done: string[][] = [];
    const customer = await buildCustomer(db);
    for (const email of [customer.email, 'nobody@example.com']) {
      await forgotPassword({ body: { email } }, context);
      done.push(statements.splice(0));
    }
    expect(done[0]).toHaveLength(1);
    expect(done[1]).toEqual(done[0]);
    await applyEvents(db, { log, wait: true });
    expect(await codesOf(customer.email)).toHaveLength(1);
  });

  it('again replaces the code', async () => {
    const customer = await buildCustomer(db);
    const first = await codeFor(customer);
    const second = await codeFor(customer);
    expect(await codesOf(customer.email)).toHaveLength(2);
    if (first !== second) expect(await reset(customer.email, first)).toMatchObject(wrongCode);
    expect((await reset(customer.email, second)).status).toBe(200);
  });

  it('many times at once leaves only the last mailed code valid', async () => {
    const customer = await buildCustomer(db);
    await Promise.all(Array.from({ length: 6 }, () => ask(customer.email)));
    await jobsDone();
    const live = await db.selectFrom('reset_codes').selectAll().where('user_id', '=', customer.id).execute();
    expect(live).toHaveLength(1);
    const codes = await codesOf(customer.email);
    const outcomes = [];
    for (const code of codes) outcomes.push((await reset(customer.email, code)).status);
    expect(outcomes.filter((status) => status === 200)).toHaveLength(1);
  });

  it('sends one mail even if its job runs again', async () => {
    const customer = await buildCustomer(db);
    const request = { request: 'r', email: customer.email, askedAt: clock().toISOString() };
    await queueJob(db, 'sendResetCode', request);
    await jobsDone();
    await queueJob(db, 'sendResetCode', request);
    expect(await codesOf(customer.email)).toHaveLength(1);
  });

  it('expires when it could not be processed for half an hour', async () => {
    const customer = await buildCustomer(db);
    const askedAt = clock().toISOString();
    letPass(31);
    await queueJob(db, 'sendResetCode', { request: 'late', email: customer.email, askedAt });
    expect(await codesOf(customer.email)).toEqual([]);
  });
});

describe('a code', () => {
  it('exists only in its mail', async () => {
    const customer = await buildCustomer(db);
    const code = await codeFor(customer);
    const { code_hash } = await db
      .selectFrom('reset_codes')
      .select('code_hash')
      .where('user_id', '=', customer.id)
      .executeTakeFirstOrThrow();
    expect(code_hash.toString()).toMatch(/^\$argon2id\$/);
    expect(code_hash.toString()).not.toContain(code);
    const withoutPaths = log.text().replace(/outbox[^"]*/g, '');
    expect(withoutPaths).not.toContain(code);
  });

  it('is invalid after five wrong tries', async () => {
    const customer = await buildCustomer(db);
    const code = await codeFor(customer);
    for (let step = 1; step <= 5; step += 1) {
      expect(await reset(customer.email, notThis(code, step))).toMatchObject(wrongCode);
    }
    expect(await reset(customer.email, code)).toMatchObject(wrongCode);
    expect(await triesOf(customer)).toBe(5);
    expect((await login(customer.email, customer.password)).status).toBe(200);
  });

  it('works at the fifth try', async () => {
    const customer = await buildCustomer(db);
    const code = await codeFor(customer);
    for (let step = 1; step <= 4; step += 1) await reset(customer.email, notThis(code, step));
    expect((await reset(customer.email, code)).status).toBe(200);
  });

  it('works for only ten minutes', async () => {
    const [prompt, late] = [await buildCustomer(db), await buildCustomer(db)];
    const [inTime, tooLate] = [await codeFor(prompt), await codeFor(late)];
    letPass(9.9);
    expect((await reset(prompt.email, inTime)).status).toBe(200);
    letPass(0.2);
    expect(await reset(late.email, tooLate)).toMatchObject(wrongCode);
  });

  it('works once', async () => {
    const customer = await buildCustomer(db);
    const code = await codeFor(customer);
    expect((await reset(customer.email, code)).status).toBe(200);
    expect(await reset(customer.email, code, 'another-one-1')).toMatchObject(wrongCode);
    expect((await login(customer.email, newPassword)).status).toBe(200);
  });

  it('is not used up by a password that is too short', async () => {
    const customer = await buildCustomer(db);
    const code = await codeFor(customer);
    for (let tried = 0; tried < 7; tried += 1) {
      expect(await reset(customer.email, code, '12345')).toMatchObject({
        status: 400,
        body: { errors: { newPassword: 'Password must be at least 6 characters long' } },
      });
    }
    expect(await triesOf(customer)).toBe(0);
    expect((await reset(customer.email, code)).status).toBe(200);
  });

  it('works only for its owner', async () => {
    const [owner, other] = [await buildCustomer(db), await buildCustomer(db)];
    const [code] = [await codeFor(owner), await codeFor(other)];
    const others = (await codesOf(other.email)).at(-1);
    if (code !== others) expect(await reset(other.email, code)).toMatchObject(wrongCode);
    expect((await reset(owner.email, code)).status).toBe(200);
  });

  it('does not work once the account is deactivated', async () => {
    const customer = await buildCustomer(db);
    const code = await codeFor(customer);
    await db.updateTable('users').set({ is_active: false }).where('id', '=', customer.id).execute();
    expect(await reset(customer.email, code)).toMatchObject(wrongCode);
  });
});

describe('concurrent requests', () => {
  it('with the right code: exactly one succeeds', async () => {
    const customer = await buildCustomer(db);
    const code = await codeFor(customer);
    const passwords = Array.from({ length: 5 }, (_, index) => `password-${index}`);
    const responses = await Promise.all(passwords.map((password) => reset(customer.email, code, password)));
    const winners = passwords.filter((_, index) => responses[index]?.status === 200);
    expect(winners).toHaveLength(1);
    const logins = await Promise.all(passwords.map((password) => login(customer.email, password)));
    expect(passwords.filter((_, index) => logins[index]?.status === 200)).toEqual(winners);
  });

  it('with guesses: only five are checked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 6, max: 24 }), fc.nat(23), async (guesses, at) => {
        const customer = await buildCustomer(db);
        const code = await codeFor(customer);
        const right = at % guesses;
        const responses = await Promise.all(
          Array.from({ length: guesses }, (_, index) =>
            reset(customer.email, index === right ? code : notThis(code, index + 1)),
          ),
        );
        const won = responses.filter(({ status }) => status === 200);
        expect(won.length).toBeLessThanOrEqual(1);
        expect(responses.filter(({ status }) => status === 400)).toHaveLength(guesses - won.length);
        if (won.length === 0) expect(responses[right]).toMatchObject(wrongCode);
        expect(await triesOf(customer)).toBe(5);
        expect(await reset(customer.email, code)).toMatchObject(wrongCode);
      }),
      { numRuns: 6 },
    );
  });
});

describe('any sequence of actions', () => {
  type Step = { does: 'ask' | 'right' | 'wrong' | 'short' } | { does: 'wait'; minutes: number };
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 3, arbitrary: fc.constant({ does: 'wrong' as const }) },
    fc.constantFrom<Step>({ does: 'ask' }, { does: 'right' }, { does: 'short' }),
    fc.record({ does: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 6 }) }),
  );

  it('keeps the rules of the code: one valid, ten minutes, five tries, used once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const customer = await buildCustomer(db);
        let code = await codeFor(customer);
        let model = { tries: 0, age: 0, used: false };
        for (const taken of steps) {
          if (taken.does === 'ask') {
            code = await codeFor(customer);
            model = { tries: 0, age: 0, used: false };
          } else if (taken.does === 'wait') {
            letPass(taken.minutes);
            model.age += taken.minutes;
          } else if (taken.does === 'short') {
            expect((await reset(customer.email, code, 'short')).status).toBe(400);
          } else {
            const isAlive = model.tries < 5 && model.age < 10 && !model.used;
            const isRight = taken.does === 'right';
            const { status } = await reset(customer.email, isRight ? code : notThis(code));
            expect(status).toBe(isAlive && isRight ? 200 : 400);
            if (isAlive) model = { ...model, tries: model.tries + 1, used: isRight };
          }
        }
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});

it('an unknown email and a wrong code cost the same work, so that the time of the response tells nothing', async () => {
  const known = await buildCustomer(db);
  await codeFor(known);
  // Its own statements are not part of the response.
  await worker.stop();
  const wrong = await responseWork(() => reset(known.email, '000000'));
  // Hashing the code takes by far the most time. Without it, the response would be ten times as fast.
  expect(wrong.hashes).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1$/)]);
  expect(await responseWork(() => reset('nobody-else@example.com', '000000'))).toEqual(wrong);
});
