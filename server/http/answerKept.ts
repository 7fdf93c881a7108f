/** For addresses outside the API that machines ask for: written once, kept until something under its tags changes. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from './answerCache.ts';
import type { Machinery } from './runEndpoint.ts';
import { dataPolicy } from './securityHeaders.ts';
import { sendKept } from './sendKept.ts';

interface Writing {
  type: string;
  tags: readonly string[];
  write(): Promise<string>;
}

export const answerKept =
  (cache: AnswerCache, { headers }: Machinery) =>
  async (request: FastifyRequest, reply: FastifyReply, { type, tags, write }: Writing): Promise<void> => {
    const kept = await cache.answer(request.url, async () => ({
      status: 200,
      headers: {
        ...headers,
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy': dataPolicy,
      },
      body: Buffer.from(await write()),
      tags: [...tags],
    }));
    reply.hijack();
    await sendKept(request.raw, reply.raw, kept, request.id);
  };
