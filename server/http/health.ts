/** Ready means: the database answers. */
import type { FastifyInstance } from 'fastify';
import { Problem } from '#domain/problems.ts';
import { reach } from '#server/database/reach.ts';
import type { Services } from './context.ts';

export function mountHealth(app: FastifyInstance, { db, log }: Services): void {
  app.get('/health', async (_, reply) => {
    try {
      await reach(db);
    } catch (error) {
      log.warn({ err: error }, 'the database does not answer');
      throw new Problem('unavailable');
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
