/** Answers asked for a moment before their page is: each is good for one page load, and only for seconds. */
import { pathOf, type Send } from '#contract/client.ts';

/** What a shopper reads may be as old as a glance at a link before the press. */
export const GOOD_FOR_MS = 5_000;

interface Foreseen {
  answer: Promise<unknown>;
  until: number;
}

const kept = new Map<string, Foreseen>();

function forgetOld(now: number) {
  for (const [path, { until }] of kept) if (until <= now) kept.delete(path);
}

/** Asks, and keeps the answer for the page that is likely to come. A refusal is not kept: the page asks for itself. */
export const keepForeseen =
  (send: Send): Send =>
  (name, row, input, options) => {
    const path = pathOf(row, input);
    const now = Date.now();
    forgetOld(now);
    const known = kept.get(path);
    if (known) return known.answer;
    const answer = send(name, row, input, options);
    kept.set(path, { answer, until: now + GOOD_FOR_MS });
    answer.catch(() => kept.delete(path));
    return answer;
  };

/** Takes what was kept, once; else asks. */
export const takeForeseen =
  (send: Send): Send =>
  (name, row, input, options) => {
    const path = pathOf(row, input);
    forgetOld(Date.now());
    const known = row.method === 'GET' ? kept.get(path) : undefined;
    if (!known) return send(name, row, input, options);
    kept.delete(path);
    return known.answer.catch(() => send(name, row, input, options));
  };
