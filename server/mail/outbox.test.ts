import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultShop } from '#domain/shop.ts';
import { loudLog } from '#server/testing/loudLog.ts';
import { readMail } from '#server/testing/readMail.ts';
import { resetCodeLetter } from './accountLetters.ts';
import { openPost } from './openPost.ts';

const root = await mkdtemp(join(tmpdir(), 'kakon-outbox-'));
afterAll(() => rm(root, { recursive: true, force: true }));

const log = loudLog();
const never = new AbortController().signal;
const postIn = (dataDir: string) =>
  openPost({ smtpUrl: null, publicUrl: 'http://127.0.0.1:3000', dataDir }, log);

const posted = (code: string, at = new Date('2026-03-01T12:00:00.123Z'), subject = 'one') => ({
  cause: { kind: 'resetCode', subject, at },
  to: { name: 'Nusrat Jahan', email: 'nusrat@example.com' },
  letter: resetCodeLetter({
    name: 'Nusrat Jahan',
    code,
    shop: { name: 'Kakon', url: 'http://127.0.0.1:3000' },
  }),
  shop: defaultShop,
});

describe('the outbox', () => {
  const dataDir = join(root, 'সংগ্রহ of mails');
  const outbox = join(dataDir, 'outbox');

  it('holds a mail as a file that mail programs open', async () => {
    expect(await postIn(dataDir).deliver(posted('271828'), never)).toEqual({ state: 'sent' });
    const [file = ''] = await readdir(outbox);
    const raw = await readFile(join(outbox, file), 'utf8');
    expect(raw).not.toMatch(/[^\r]\n/);
    const { headers, text, html } = readMail(raw);
    expect(headers).toMatchObject({
      from: 'Kakon <no-reply@localhost>',
      to: 'Nusrat Jahan <nusrat@example.com>',
      subject: 'Your Kakon verification code',
      date: 'Sun, 01 Mar 2026 12:00:00 +0000',
      'auto-submitted': 'auto-generated',
    });
    expect(text).toContain('271828');
    expect(html).toContain('271828');
  });

  it('has it under a name that sorts by time and tells nothing of whom it is for', async () => {
    await postIn(dataDir).deliver(posted('000000', new Date('2026-02-28T23:59:59.999Z'), 'earlier'), never);
    const files = (await readdir(outbox)).sort();
    expect(files).toEqual([
      expect.stringMatching(/^2026-02-28T23-59-59-999Z-reset-code-[0-9a-f]{24}\.eml$/),
      expect.stringMatching(/^2026-03-01T12-00-00-123Z-reset-code-[0-9a-f]{24}\.eml$/),
    ]);
  });

  it('has one file a mail: a second try writes the same', async () => {
    const before = await readdir(outbox);
    await postIn(dataDir).deliver(posted('314159'), never);
    expect(await readdir(outbox)).toEqual(before);
    const newest = before.sort().at(-1) ?? '';
    expect(readMail(await readFile(join(outbox, newest), 'utf8')).text).toContain('314159');
  });

  it('is for the eyes of its owner, and the log has only the path', async () => {
    const [file = ''] = await readdir(outbox);
    expect((await stat(join(outbox, file))).mode & 0o777).toBe(0o600);
    expect((await stat(outbox)).mode & 0o777).toBe(0o700);
    const paths = log.lines.map(({ details }) => (details as { file: string }).file);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      expect(dirname(path)).toBe(outbox);
      expect(await readdir(outbox)).toContain(basename(path));
    }
    expect(log.text()).not.toMatch(/271828|314159|000000|nusrat/i);
  });

  it('that cannot be written to fails the job, to be tried again', async () => {
    const blocked = join(root, 'blocked');
    await mkdir(blocked);
    await writeFile(join(blocked, 'outbox'), 'a file where the directory should be');
    await expect(postIn(blocked).deliver(posted('141421'), never)).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});
