/** Without a mail server each mail becomes a file in DATA_DIR/outbox that every mail program opens. */
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '#server/http/context.ts';
import { fileNameOf, messageOf } from './message.ts';
import type { Post } from './post.ts';
import type { MailSettings } from './sender.ts';

export const outboxOf = ({ dataDir }: Pick<MailSettings, 'dataDir'>): string => join(dataDir, 'outbox');

export function outboxPost(settings: MailSettings, log: Log): Post {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const outbox = outboxOf(settings);
  return {
    async deliver(mail, signal) {
      const { message } = await writer.sendMail({ ...messageOf(mail, settings), signal });
      const file = join(outbox, fileNameOf(mail.cause));
      await writeWhole(outbox, file, message as Buffer);
      log.info({ file }, `mail written to ${file}`);
      return { state: 'sent' };
    },
  };
}

/**
 * The file is there whole or not at all, and read by nobody else on the machine: it may hold a code. A second try at
 * the same mail writes the same file.
 */
async function writeWhole(directory: string, file: string, content: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const half = `${file}.half`;
  const handle = await open(half, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(half, file);
}
