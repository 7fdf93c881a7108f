import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { recordingLog } from '#server/testing/logs.ts';
import { readMail } from '#server/testing/readMail.ts';
import { resetCodeEmail } from './accountEmails.ts';
import { openMailTransport } from './mailTransport.ts';

const root = await mkdtemp(join(tmpdir(), 'kakon-outbox-'));
afterAll(() => rm(root, { recursive: true, force: true }));

const shop = { ...defaultSettings, url: 'http://127.0.0.1:3000' };
const log = recordingLog();
const never = new AbortController().signal;
const transportIn = (dataDir: string) =>
  openMailTransport({ smtpUrl: null, publicUrl: 'http://127.0.0.1:3000', dataDir }, log);

const outgoing = (code: string, at = new Date('2026-03-01T12:00:00.123Z'), subject = 'one') => ({
  trigger: { kind: 'resetCode', subject, at },
  to: 'nusrat@example.com',
  template: resetCodeEmail({ code, shop }),
  shop,
});

describe('the outbox directory', () => {
  const dataDir = join(root, 'সংগ্রহ of mails');
  const outbox = join(dataDir, 'outbox');

  it('contains a mail as a file that mail programs open', async () => {
    expect(await transportIn(dataDir).deliver(outgoing('271828'), never)).toEqual({ state: 'sent' });
    const [file = ''] = await readdir(outbox);
    const raw = await readFile(join(outbox, file), 'utf8');
    expect(raw).not.toMatch(/[^\r]\n/);
    const { headers, text, html } = readMail(raw);
    expect(headers).toMatchObject({
      from: 'Kakon <no-reply@localhost>',
      to: 'nusrat@example.com',
      subject: 'Your Kakon verification code',
      date: 'Sun, 01 Mar 2026 12:00:00 +0000',
      'auto-submitted': 'auto-generated',
    });
    expect(text).toContain('271828');
    expect(html).toContain('271828');
  });

  it('names the file so that it sorts by time and does not reveal the recipient', async () => {
    await transportIn(dataDir).deliver(
      outgoing('000000', new Date('2026-02-28T23:59:59.999Z'), 'earlier'),
      never,
    );
    const files = (await readdir(outbox)).sort();
    expect(files).toEqual([
      expect.stringMatching(/^2026-02-28T23-59-59-999Z-reset-code-[0-9a-f]{24}\.eml$/),
      expect.stringMatching(/^2026-03-01T12-00-00-123Z-reset-code-[0-9a-f]{24}\.eml$/),
    ]);
  });

  it('has one file per mail: a second try writes the same file', async () => {
    const before = await readdir(outbox);
    await transportIn(dataDir).deliver(outgoing('314159'), never);
    expect(await readdir(outbox)).toEqual(before);
    const newest = before.sort().at(-1) ?? '';
    expect(readMail(await readFile(join(outbox, newest), 'utf8')).text).toContain('314159');
  });

  it('is readable only by its owner, and the log has only the path', async () => {
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

  it('fails the job when it is not writable, so that the job is retried', async () => {
    const blocked = join(root, 'blocked');
    await mkdir(blocked);
    await writeFile(join(blocked, 'outbox'), 'a file where the directory should be');
    await expect(transportIn(blocked).deliver(outgoing('141421'), never)).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});
