/** The limit for cached responses: a bare Fastify that sends the same bytes with the same headers. */
import { get } from 'node:http';
import Fastify from 'fastify';

export interface RawResponse {
  headers: Record<string, string>;
  body: Buffer;
}

/** As sent over the wire, still compressed. */
export const fetchRaw = (url: string, headers: Record<string, string>): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      if (response.statusCode !== 200)
        return reject(new Error(`${url} responded with ${response.statusCode}`));
      const { date, connection, 'keep-alive': _, ...rest } = response.headers;
      return resolve({ headers: rest as Record<string, string>, body });
    }).on('error', reject);
  });

export interface BareServer {
  url: string;
  close(): Promise<void>;
}

export async function openBareServer({ headers, body }: RawResponse): Promise<BareServer> {
  const fastify = Fastify();
  fastify.get('/*', (_, reply) => reply.headers(headers).send(body));
  const url = await fastify.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => fastify.close() };
}
