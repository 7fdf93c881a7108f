/** Alive means that the process responds. Ready means that the database responds, too. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Problem } from '#domain/problems.ts';
import type { Services } from '#server/context.ts';
import { reach } from '#server/database/connect.ts';

export function mountHealth(app: FastifyInstance, { db, log }: Services): void {
  const well = (reply: FastifyReply) => reply.header('cache-control', 'no-store').send({ status: 'ok' });

  const tellIfReady = async (_: unknown, reply: FastifyReply) => {
    try {
      await reach(db);
    } catch (error) {
      log.warn({ err: error }, 'the database does not answer');
      throw new Problem('unavailable');
    }
    return well(reply);
  };
  app.get('/health', tellIfReady);
  app.get('/health/ready', tellIfReady);
  app.get('/health/live', async (_, reply) => well(reply));
}
