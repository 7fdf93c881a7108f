/** Replaces the network: responds to the calls that a test expects and records them. */
import { vi } from 'vitest';

export interface SentCall {
  call: string;
  body: unknown;
  headers: Headers;
}

type Reply = (
  sent: SentCall,
) => { status?: number; body: unknown } | Promise<{ status?: number; body: unknown }>;

/** Keys are method and path below /api: 'PUT /cart/update'. */
export function mockCalls(replies: Record<string, Reply>): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = `${init.method} ${url.replace('/api', '')}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const one = { call, body, headers: new Headers(init.headers) };
    sent.push(one);
    const reply = replies[call];
    if (!reply) throw new TypeError(`nothing responds to ${call}`);
    const { status = 200, body: content } = await reply(one);
    return Response.json(content, { status });
  });
  return sent;
}
