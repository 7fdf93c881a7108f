/** Replaces the network: answers the calls that a test expects and records them. */
import { vi } from 'vitest';

export interface SentCall {
  call: string;
  body: unknown;
  headers: Headers;
}

type Answer = (
  sent: SentCall,
) => { status?: number; body: unknown } | Promise<{ status?: number; body: unknown }>;

/** Keys are method and path below /api: 'PUT /cart/update'. */
export function answerCalls(answers: Record<string, Answer>): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = `${init.method} ${url.replace('/api', '')}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const one = { call, body, headers: new Headers(init.headers) };
    sent.push(one);
    const answer = answers[call];
    if (!answer) throw new TypeError(`nothing answers ${call}`);
    const { status = 200, body: response } = await answer(one);
    return Response.json(response, { status });
  });
  return sent;
}
