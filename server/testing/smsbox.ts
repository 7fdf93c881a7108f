/** Delivers SMS into memory. Uses the shop's own tasks. */

import { defaultSettings } from '#domain/defaultSettings.ts';
import type { ShopSettings } from '#domain/settings.ts';
import type { Database } from '#server/database/connect.ts';
import { sendPhoneCode } from '#server/sms/sendPhoneCode.ts';
import { sendSms } from '#server/sms/sendSms.ts';
import type { OutgoingSms } from '#server/sms/smsTransport.ts';
import type { Language } from '#texts/language.ts';
import { quietLog } from './logs.ts';

interface SmsboxOptions {
  clock?: () => Date;
  settings?: () => ShopSettings;
}

export function openSmsbox(
  db: Database,
  { clock = () => new Date(), settings = () => defaultSettings }: SmsboxOptions = {},
) {
  const sent: Pick<OutgoingSms, 'to' | 'text'>[] = [];
  const context = {
    db,
    publicUrl: 'https://kakon.example',
    clock,
    shopSettings: async () => settings(),
    transport: {
      async deliver({ to, text }: OutgoingSms) {
        sent.push({ to, text });
        return { state: 'sent' } as const;
      },
    },
  };
  const run = () => ({
    attempt: 1,
    isLastAttempt: false,
    signal: AbortSignal.timeout(10_000),
    log: quietLog,
  });
  const code = sendPhoneCode(context);
  const send = sendSms(context);
  let requests = 0;
  return {
    sent,
    /** What the job of a request sends, as if it ran at once. */
    async codeFor(phone: string, language: Language = 'en'): Promise<string> {
      requests += 1;
      const request = `00000000-0000-7000-8000-${String(requests).padStart(12, '0')}`;
      await code({ request, phone, language, askedAt: new Date(clock().getTime() + 1).toISOString() }, run());
      return /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
    },
    /** Sends all that is queued, the oldest first, and returns all texts so far. */
    async texts(): Promise<string[]> {
      const queued = await db
        .selectFrom('sms_messages')
        .select(['kind', 'subject_id as subject'])
        .where('state', '=', 'queued')
        .orderBy('queued_at')
        .execute();
      for (const sms of queued) await send(sms, run());
      return sent.map(({ to, text }) => `${to}: ${text}`);
    },
  };
}
