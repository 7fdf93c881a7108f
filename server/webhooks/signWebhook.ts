/** Secrets and signatures of webhooks by the convention of Standard Webhooks; docs/webhooks.md says how to check them. */
import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

export const newSecret = (): string => `${prefix}${randomBytes(secretBytes).toString('base64')}`;

interface Signed {
  id: string;
  body: string;
  secrets: readonly string[];
  now: Date;
}

/** The headers of one attempt. Each secret gives a signature, so that a receiver may still know the former one. */
export function signedHeaders({ id, body, secrets, now }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Kakon-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
