/** Sends one message over HTTPS: to a public address only, without following redirects, and with limits for a slow response. */
import { once } from 'node:events';
import { type IncomingMessage, request as sendHttp } from 'node:http';
import { type RequestOptions, request as sendHttps } from 'node:https';
import { webhookNotes } from '#texts/adminEmails.ts';
import { publicLookup, refusalOfAddress } from './publicAddress.ts';

export interface Outgoing {
  url: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
  /** Loopback addresses without TLS are allowed. True in tests only: no setting of the environment leads here. */
  toLoopback: boolean;
}

export interface WebhookResponse {
  /** Null if no response came. */
  status: number | null;
  /** Why it counts as a failure, in the language of the moment. Empty for a success. */
  note: string;
}

const timeoutSeconds = 10;
/** The response says nothing that the shop needs. It is read so far only to end the connection well. */
const mostBytesRead = 16 * 1024;
const longestNote = 200;

export async function postWebhook(outgoing: Outgoing): Promise<WebhookResponse> {
  const url = new URL(outgoing.url);
  const isLoopback = outgoing.toLoopback && url.hostname === '127.0.0.1';
  const refusal = isLoopback ? null : await refusalOfAddress(url);
  if (refusal) return { status: null, note: refusal };
  const signal = AbortSignal.any([outgoing.signal, AbortSignal.timeout(timeoutSeconds * 1000)]);
  try {
    const status = await post(url, { ...outgoing, signal }, isLoopback);
    return { status, note: status >= 200 && status < 300 ? '' : webhookNotes.answered(status) };
  } catch (error) {
    outgoing.signal.throwIfAborted();
    return { status: null, note: reasonOf(error, signal) };
  }
}

async function post(url: URL, { headers, body, signal }: Outgoing, isLoopback: boolean): Promise<number> {
  const options: RequestOptions = { method: 'POST', headers, signal, agent: false };
  const sent =
    isLoopback && url.protocol === 'http:'
      ? sendHttp(url, options)
      : sendHttps(url, isLoopback ? options : { ...options, lookup: publicLookup });
  sent.end(body);
  const [response] = await once(sent, 'response');
  // After the status nothing can turn the message into a failure: it would be sent again.
  await readBeginning(response).catch(() => {});
  sent.destroy();
  return response.statusCode;
}

async function readBeginning(response: IncomingMessage): Promise<void> {
  let read = 0;
  for await (const piece of response) {
    read += piece.length;
    if (read > mostBytesRead) return;
  }
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return webhookNotes.noAnswer(timeoutSeconds);
  const { message, code } = error as NodeJS.ErrnoException;
  return (code ? webhookNotes.connectionFailed(code) : message).slice(0, longestNote);
}
