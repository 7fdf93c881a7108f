/** Asks a shop as a program of its customers does. */
export interface Asked {
  status: number;
  /** Of a refusal that passes. */
  retryAfter: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely
  body: any;
}

export interface Asking {
  token?: string;
  body?: unknown;
  key?: string;
  form?: FormData;
}

/** As long as somebody looks at a page that does not come. */
const patienceMs = 30_000;

/** Throws where no answer came. */
export async function ask(
  address: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token, body, key, form }: Asking = {},
): Promise<Asked> {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
    signal: AbortSignal.timeout(patienceMs),
  });
  const text = await response.text();
  const { status, headers } = response;
  return { status, retryAfter: headers.get('retry-after'), body: text === '' ? null : JSON.parse(text) };
}
