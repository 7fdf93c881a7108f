/** Calls the API of a shop over HTTP, as a client does. */
export interface ShopResponse {
  status: number;
  /** The `Retry-After` header of a temporary refusal. */
  retryAfter: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: responses are looked into freely
  body: any;
}

export interface CallOptions {
  token?: string;
  body?: unknown;
  key?: string;
  form?: FormData;
}

/** The longest wait for a response. */
const patienceMs = 30_000;

/** Throws if no response arrives. */
export async function callShop(
  address: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token, body, key, form }: CallOptions = {},
): Promise<ShopResponse> {
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
