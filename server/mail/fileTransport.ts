/** Without a mail server, each mail becomes a file in DATA_DIR/outbox that mail programs can open. */
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '#server/context.ts';
import { fileNameOf, type MailSettings, type MailTransport, messageOf } from './message.ts';

export const outboxOf = ({ dataDir }: Pick<MailSettings, 'dataDir'>): string => join(dataDir, 'outbox');

export function fileTransport(settings: MailSettings, log: Log): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const outbox = outboxOf(settings);
  return {
    async deliver(mail, signal) {
      const { message } = await writer.sendMail({ ...messageOf(mail, settings), signal });
      const file = join(outbox, fileNameOf(mail.trigger));
      await writeWhole(outbox, file, message as Buffer);
      log.info({ file }, `mail written to ${file}`);
      return { state: 'sent' };
    },
  };
}

/**
 * Writes the file completely or not at all, readable only by its owner because it may hold a code. A second attempt
 * for the same mail overwrites the same file.
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
