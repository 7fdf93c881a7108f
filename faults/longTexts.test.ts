/**
 * Texts that make a careless regular expression backtrack. Each field of each endpoint in the API's document gets one,
 * as long as a body may be. A pattern that backtracks would not end within the test; a long run also judges the time.
 */
import { expect, it } from 'vitest';
import { buildAdmin } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { documentedOperations, type Operation, type Shape } from './requestShapes.ts';
import { report } from './results.ts';
import { judgedMs, sized, timeout } from './size.ts';

const shop = await openTestApp();
const token = await shop.tokenOf(await buildAdmin(shop.db));
const length = sized(60_000, 300_000);
const longestMs = judgedMs(1_500);

const pumped = (piece: string, end: string) => piece.repeat(Math.ceil(length / piece.length)) + end;
const texts = [
  pumped('a', '!'),
  pumped('a.', '@'),
  pumped('a@', '.'),
  pumped(' ', 'x'),
  pumped('\t\n', 'x'),
  pumped('0', 'x'),
  pumped('-', ' '),
  pumped('১', '-'),
  pumped('a-', '@a.a'),
  `a@${pumped('a.', '!')}`,
  `https://${pumped('a/', '"')}`,
  pumped('=', '\u0000'),
];

/** The path of every text field in a body. */
function textsIn(shape: Shape, way: readonly string[] = []): string[][] {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return choices.flatMap((each) => textsIn(each, way));
  if (shape.type === 'string') return [[...way]];
  if (shape.type === 'array') return textsIn(shape.items ?? {}, [...way, '0']);
  return Object.entries(shape.properties ?? {}).flatMap(([name, each]) => textsIn(each, [...way, name]));
}

function bodyWith(way: readonly string[], text: string): unknown {
  const [step, ...rest] = way;
  if (step === undefined) return text;
  const inner = bodyWith(rest, text);
  return step === '0' ? [inner] : { [step]: inner };
}

async function send(operation: Operation, body: unknown): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const { status } = await shop.call(
    operation.method,
    operation.template.replace(/\{\w+\}/g, crypto.randomUUID()),
    { token, body },
  );
  return { status, ms: performance.now() - startedAt };
}

it('every text gets a response, however careless a pattern would be', { timeout }, async () => {
  // The first call is not timed, since it initialises code.
  for (const operation of documentedOperations()) if (operation.body) await send(operation, {});
  let slowest = { ms: 0, where: '' };
  let sent = 0;
  for (const operation of documentedOperations()) {
    for (const way of operation.body ? textsIn(operation.body) : []) {
      for (const text of texts) {
        const { status, ms } = await send(operation, bodyWith(way, text));
        sent += 1;
        expect(status, `${operation.name} ${way.join('.')}`).toBeLessThan(500);
        if (ms > slowest.ms) slowest = { ms, where: `${operation.name} ${way.join('.')}` };
      }
    }
  }
  expect(slowest.ms, slowest.where).toBeLessThan(longestMs);
  report({
    fault: `Texts of ${length} characters that are slow for careless patterns, in every field of every endpoint`,
    counts: {
      texts: sent,
      'slowest response, ms': Math.round(slowest.ms),
      at: slowest.where,
      '5xx': 0,
    },
  });
});
