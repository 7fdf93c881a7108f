/**
 * Live means that the process responds. Ready means that it can serve, too: its database can be written, its changes
 * arrive, its schema fits, and the process is not about to stop. Both are known already, so overload delays no response.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Problem } from '#domain/problems.ts';
import type { Readiness } from '#server/readiness.ts';

export function mountHealth(app: FastifyInstance, readiness: Pick<Readiness, 'isReady'>): void {
  const well = (reply: FastifyReply) => reply.header('cache-control', 'no-store').send({ status: 'ok' });

  const tellIfReady = async (_: unknown, reply: FastifyReply) => {
    if (!readiness.isReady) throw new Problem('unavailable');
    return well(reply);
  };
  app.get('/health', tellIfReady);
  app.get('/health/ready', tellIfReady);
  app.get('/health/live', async (_, reply) => well(reply));
}
