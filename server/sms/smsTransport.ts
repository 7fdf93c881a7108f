/** How SMS leave: through the HTTP gateway of SMS_URL or, without one, as files. */
import { join } from 'node:path';
import { smsNote } from '#domain/smsNotes.ts';
import type { Log } from '#server/context.ts';
import { digestOf, fileNameOf, outboxOf, type Trigger, writeWhole } from '#server/mail/fileOutbox.ts';
import type { Delivery } from '#server/mail/mailTransport.ts';

export interface SmsConnection {
  smsUrl: string | null;
  dataDir: string;
}

export interface OutgoingSms {
  trigger: Trigger;
  /** 11 digits. */
  to: string;
  text: string;
}

export interface SmsTransport {
  /** Throws on a temporary failure. */
  deliver(sms: OutgoingSms, signal: AbortSignal): Promise<Delivery>;
}

/** A failure that may pass. */
export class GatewayFailure extends Error {
  readonly note: string;
  /** The gateway may have accepted the SMS, and bills it then. */
  readonly isBilled: boolean;

  constructor(message: string, note: string, isBilled: boolean) {
    super(message);
    this.note = note;
    this.isBilled = isBilled;
  }
}

export const openSmsTransport = ({ smsUrl, dataDir }: SmsConnection, log: Log): SmsTransport =>
  smsUrl === null ? toFiles(dataDir, log) : toGateway(smsUrl, log);

function toFiles(dataDir: string, log: Log): SmsTransport {
  const outbox = outboxOf({ dataDir });
  return {
    async deliver({ trigger, to, text }) {
      const file = join(outbox, fileNameOf(trigger, 'sms.txt'));
      await writeWhole(outbox, file, `To: ${international(to)}\n\n${text}\n`);
      log.info({ file }, `SMS written to ${file}`);
      return { state: 'sent' };
    },
  };
}

/** Shorter than the time limit of a job. */
const timeoutMs = 20_000;

/** What the gateway says of this SMS and not of itself. Any other failure may pass, or is a wrong setting. */
const refusals = [400, 422];

const international = (phone: string): string => `88${phone}`;

/** Name and password in the URL become a header, because requests take no URL with them. */
function addressOf(smsUrl: string): { url: string; headers: Record<string, string> } {
  const url = new URL(smsUrl);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  if (username === '' && password === '') return { url: url.href, headers: {} };
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { url: url.href, headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` } };
}

/**
 * The key is the same for every attempt of one text, so that a gateway that knows such keys sends a repeated SMS once. Neither the
 * gateway's response nor an error of the connection is logged: both may contain the recipient or the URL's password.
 */
function toGateway(smsUrl: string, log: Log): SmsTransport {
  const { url, headers } = addressOf(smsUrl);
  return {
    async deliver({ trigger, to, text }, signal) {
      const status = await post(url, {
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': digestOf(trigger) },
        body: JSON.stringify({ to: international(to), text }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      if (status >= 200 && status < 300) {
        log.info({ sms: trigger.kind, about: trigger.subject }, 'SMS sent');
        return { state: 'sent' };
      }
      const why = smsNote('answered', status);
      if (refusals.includes(status)) return { state: 'refused', why };
      throw new GatewayFailure(`the gateway responded with ${status}`, why, false);
    },
  };
}

/** No connection came about, so the gateway has seen nothing of the SMS. */
const neverReached = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

async function post(url: string, request: RequestInit): Promise<number> {
  const response = await fetch(url, { ...request, method: 'POST', redirect: 'manual' }).catch((error) => {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    const why = cause?.code ?? name;
    throw new GatewayFailure(
      `the gateway could not be reached: ${why}`,
      smsNote('unreachable', why),
      !neverReached.has(why),
    );
  });
  await response.body?.cancel();
  return response.status;
}
