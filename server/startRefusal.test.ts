import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freeLoopbackPort } from '#server/freeLoopbackPort.ts';
import { failureStory, refuseTakenPort, StartRefusal } from './startRefusal.ts';

const host = '127.0.0.1';
const squatter = createServer();
let taken: number;

beforeAll(async () => {
  await once(squatter.listen(0, host), 'listening');
  taken = (squatter.address() as AddressInfo).port;
});
afterAll(() => squatter.close());

test('a free port is left free', async () => {
  const port = await freeLoopbackPort();
  await refuseTakenPort({ host, port });
  await refuseTakenPort({ host, port });
});

test('a taken port is reported with the name of its setting', async () => {
  const refusal = refuseTakenPort({ host, port: taken });
  await expect(refusal).rejects.toThrow(StartRefusal);
  await expect(refusal).rejects.toThrow(
    `PORT: ${taken} is taken by another program; choose a free one, as in PORT=3001 npm start`,
  );
});

test('an address that is not this machine’s is reported too', async () => {
  await expect(refuseTakenPort({ host: '203.0.113.7', port: 0 })).rejects.toThrow(
    'HOST: 203.0.113.7 is no address of this machine; take 127.0.0.1 or 0.0.0.0',
  );
});

test('explains in one line why a start failed, a database that became silent, too; shows where a fault of the shop is', () => {
  expect(failureStory(new StartRefusal('PORT: 80 is taken'))).toBe('PORT: 80 is taken');
  expect(failureStory(new Error('timeout exceeded when trying to connect'))).toBe(
    'DATABASE_URL: the database does not respond (timeout exceeded when trying to connect)',
  );
  expect(failureStory(new Error('a fault'))).toContain('startRefusal.test.ts');
});
