import type { FastifyInstance } from 'fastify';

/** A request that isn't answered by then is held up by its own client, or by something that won't end soon. */
const graceMs = 4_000;
/** A connection that has got its answer was promised to be kept; it is let go this soon. */
const lookEveryMs = 50;

/** Takes no more requests, answers those that have come, lets go of idle connections and, in the end, of all. */
export async function drain(fastify: FastifyInstance): Promise<void> {
  const { server } = fastify;
  const idle = setInterval(() => server.closeIdleConnections(), lookEveryMs);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  try {
    await fastify.close();
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}
