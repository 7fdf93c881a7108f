import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holderOf, takeLock } from './lock.ts';

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'kakon-lock-'));
});
afterEach(() => rm(home, { recursive: true }));

it('has one holder, known by its process id, until it is released', async () => {
  expect(await holderOf(home)).toBeNull();
  const lock = await takeLock(home);
  expect(await takeLock(home)).toBeNull();
  expect(await holderOf(home)).toBe(process.pid);
  await lock?.release();
  expect(await holderOf(home)).toBeNull();
  const again = await takeLock(home);
  expect(again).not.toBeNull();
  await again?.release();
  expect(readdirSync(join(home, 'locks'))).toEqual([]);
});

it('has one holder, even if many try at once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const taken = (await Promise.all(Array.from({ length: 12 }, () => takeLock(home)))).filter(
      (lock) => lock !== null,
    );
    expect(taken).toHaveLength(1);
    await taken[0]?.release();
  }
});

it('leaves no socket open when its directory cannot be read', async () => {
  // No other program puts a directory there. It can be neither asked nor removed like a socket.
  mkdirSync(join(home, 'locks', 'directory'), { recursive: true });
  await expect(takeLock(home)).rejects.toThrow();
  expect(readdirSync(join(home, 'locks'))).toEqual(['directory']);
});

it('belongs to the directory, whatever path leads to it and however long that is', async () => {
  const deep = join(home, 'a'.repeat(100), 'b'.repeat(100));
  mkdirSync(deep, { recursive: true });
  symlinkSync(deep, join(home, 'link'));
  const lock = await takeLock(deep);
  expect(await takeLock(join(home, 'link'))).toBeNull();
  await lock?.release();
});

it('ends when its holder is killed', async () => {
  const holder = fork('server/testing/lockHolder.ts', [home]);
  await once(holder, 'message');
  expect(await holderOf(home)).toBe(holder.pid);
  expect(await takeLock(home)).toBeNull();
  const gone = once(holder, 'exit');
  holder.kill('SIGKILL');
  await gone;
  expect(await holderOf(home)).toBeNull();
  const lock = await takeLock(home);
  expect(lock).not.toBeNull();
  expect(readdirSync(join(home, 'locks'))).toHaveLength(1);
  await lock?.release();
});

it.skipIf(process.platform === 'win32')(
  'is in a directory that no other user of the machine can enter',
  async () => {
    chmodSync(home, 0o777);
    const lock = await takeLock(home);
    const { mode, uid } = statSync(join(home, 'locks'));
    expect([mode & 0o777, uid]).toEqual([0o700, process.getuid?.()]);
    const [name = ''] = readdirSync(join(home, 'locks'));
    expect(statSync(join(home, 'locks', name)).isSocket()).toBe(true);
    await lock?.release();
  },
);

it.skipIf(process.getuid?.() !== 0)('can be neither read nor taken by another user', async () => {
  chmodSync(home, 0o777);
  const lock = await takeLock(home);
  const [name = ''] = readdirSync(join(home, 'locks'));
  const nobody = { uid: 65534, gid: 65534, encoding: 'utf8' } as const;
  for (const attempt of [`connect('${name}')`, "createServer().listen('shop.0')"]) {
    const script = `process.chdir('/'); require('net').${attempt.replace("('", `('${home}/locks/`)}
      .on('error', ({ code }) => console.log(code))`;
    expect(spawnSync(process.execPath, ['-e', script], nobody).stdout.trim()).toBe('EACCES');
  }
  await lock?.release();
});
