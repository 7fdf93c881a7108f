/** The shop's letters of this run, as they were written. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

async function lettersTo(address: string): Promise<string[]> {
  const outbox = process.env.SHOP_OUTBOX ?? '';
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort();
  const letters = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')));
  return letters.filter((letter) => letter.includes(address));
}

/** The code, on a line of its own in the latest letter that holds one; `after` as many as have been read already. */
export async function codeMailedTo(address: string, after = 0): Promise<string> {
  let codes: string[] = [];
  await expect(async () => {
    const letters = await lettersTo(address);
    codes = letters.flatMap((letter) => /^ *(\d{6})\s*$/m.exec(letter)?.[1] ?? []);
    expect(codes.length).toBeGreaterThan(after);
  }).toPass({ timeout: 15_000 });
  return codes.at(-1) ?? '';
}
