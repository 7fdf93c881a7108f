import { expect, inject, test } from 'vitest';
import { freeLoopbackPort } from '#server/freeLoopbackPort.ts';
import { StartRefusal } from '#server/startRefusal.ts';
import { refuseUnreachable } from './externalDatabase.ts';

const good = new URL(inject('databaseUrl'));

async function refusalOf(change: (url: URL) => void): Promise<string> {
  const url = new URL(good);
  change(url);
  const error = await refuseUnreachable(url.href).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartRefusal);
  return (error as Error).message;
}

test('a server that accepts the connection is used', async () => {
  await expect(refuseUnreachable(good.href)).resolves.toBeUndefined();
});

test('a server that does not respond is reported', async () => {
  const port = await freeLoopbackPort();
  const refusal = await refusalOf((url) => {
    url.href = `postgres://kakon@127.0.0.1:${port}/kakon`;
  });
  expect(refusal).toMatch(
    new RegExp(`^DATABASE_URL: 127\\.0\\.0\\.1:${port} does not let us in \\(.*ECONNREFUSED.*\\)$`),
  );
});

test('a wrong password is reported but not shown', async () => {
  const refusal = await refusalOf((url) => {
    url.password = 'guessed-wrong';
  });
  expect(refusal).toContain('password authentication failed');
  expect(refusal).not.toContain('guessed-wrong');
});

test('a missing database is reported', async () => {
  const refusal = await refusalOf((url) => {
    url.pathname = '/nowhere';
  });
  expect(refusal).toContain('database "nowhere" does not exist');
});
