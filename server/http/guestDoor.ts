/**
 * How a page asks for what it shows: the same endpoints as HTTP callers, in process, as a guest. A public answer is kept
 * under its address and shared with readers of the API: a page that nobody has asked for yet shows mostly what is
 * known already.
 */
import { pathOf, type Send } from '#contract/client.ts';
import { Problem } from '#domain/problems.ts';
import type { AnswerCache } from './answerCache.ts';
import { problemOf } from './problemAnswers.ts';
import { publicAnswer } from './publicAnswer.ts';
import { type Machinery, type Mounted, runEndpoint } from './runEndpoint.ts';

/** What is learned while a page asks for its data. */
export interface Findings {
  /** What the page depends on. */
  tags: Set<string>;
  /** Why a call could not be answered at all: such a page isn't shown, with or without the part. */
  unavailable: Problem | null;
}

export interface Asked {
  table: ReadonlyMap<string, Mounted>;
  machinery: Machinery;
  cache: AnswerCache;
}

type Call = Parameters<Send>[2];

export function guestDoor(asked: Asked, findings: Findings): Send {
  return async (name, { cache }, input) => {
    const mounted = asked.table.get(name);
    if (!mounted) throw new Problem('notFound');
    const ask = cache.kind === 'public' ? askKept : askAnew;
    return ask(mounted, input, asked, findings).catch((error: unknown) => {
      const problem = problemOf(error, asked.machinery.services.log);
      if (problem.code === 'unavailable') findings.unavailable = problem;
      throw problem;
    });
  };
}

/** Nothing is taken apart again that has just been put together. */
async function askKept(mounted: Mounted, input: Call, asked: Asked, { tags }: Findings): Promise<unknown> {
  const { row } = mounted;
  let made: unknown;
  const kept = await asked.cache.answer(`/api${pathOf(row, input)}`, async () => {
    made = await askAnew(mounted, input, asked);
    return publicAnswer(row, made, asked.machinery);
  });
  for (const tag of kept.tags) tags.add(tag);
  return made ?? JSON.parse(await kept.text());
}

function askAnew(mounted: Mounted, input: Call, { machinery }: Asked): Promise<unknown> {
  const { log } = machinery.services;
  const nobody = { token: null, address: '', userAgent: '', idempotencyKey: null, requestId: '' };
  const { params, query, body } = input;
  const request = { ...nobody, params, query, body, files: async () => [], log };
  return runEndpoint(mounted, request, machinery);
}
