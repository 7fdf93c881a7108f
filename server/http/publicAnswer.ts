/** A public call's answer as it is kept: for readers, and for the pages that show it. */
import type { AnyEndpoint } from '#contract/endpoint.ts';
import type { PublicAnswer } from './keptAnswer.ts';
import type { Machinery } from './runEndpoint.ts';
import { dataPolicy } from './securityHeaders.ts';

export const dataHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': dataPolicy,
};

export function publicAnswer(row: AnyEndpoint, answer: unknown, { headers }: Machinery): PublicAnswer {
  return {
    status: row.status,
    headers: { ...headers, ...dataHeaders },
    body: Buffer.from(JSON.stringify(answer)),
    tags: row.cache.kind === 'public' ? row.cache.tagsOf(answer) : [],
  };
}
