/** Reads the emails and SMS that the shop has sent during this run. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type ReadMail, readMail } from '#server/testing/readMail.ts';

async function emailsTo(address: string): Promise<string[]> {
  const outbox = process.env.SHOP_OUTBOX ?? '';
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort();
  const emails = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')));
  return emails.filter((email) => email.includes(address));
}

/** The code in the latest email with a code, where it has its own line. Waits for more than `after` such emails. */
export async function codeMailedTo(address: string, after = 0): Promise<string> {
  let codes: string[] = [];
  await expect(async () => {
    const emails = await emailsTo(address);
    codes = emails.flatMap((email) => /^ *(\d{6})\s*$/m.exec(email)?.[1] ?? []);
    expect(codes.length).toBeGreaterThan(after);
  }).toPass({ timeout: 15_000 });
  return codes.at(-1) ?? '';
}

/** The latest email with this subject, sent only to this address. */
export async function emailTo(address: string, subject: string): Promise<ReadMail> {
  let found: ReadMail | undefined;
  await expect(async () => {
    const emails = (await emailsTo(address)).map(readMail);
    found = emails
      .filter(({ headers }) => headers.to === address && headers.subject?.includes(subject))
      .at(-1);
    expect(found).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return found as ReadMail;
}

/** The code in the latest SMS to this phone, once it is another than the one before. */
export async function codeSentTo(phone: string, before = ''): Promise<string> {
  let code = '';
  await expect(async () => {
    const outbox = process.env.SHOP_OUTBOX ?? '';
    const files = (await readdir(outbox)).filter((name) => name.includes('-sign-in-code-'));
    const texts = await Promise.all(files.sort().map((name) => readFile(join(outbox, name), 'utf8')));
    const last = texts.findLast((text) => text.startsWith(`To: 88${phone}`)) ?? '';
    code = /(?<!\d)(\d{6})(?= is your|।)/.exec(last)?.[1] ?? '';
    expect(code).toHaveLength(6);
    expect(code).not.toBe(before);
  }).toPass({ timeout: 15_000 });
  return code;
}
