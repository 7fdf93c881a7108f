/**
 * Texts that make a careless pattern go over them again and again: in every field of every call that the API's document
 * names, as long as a body may be. Whatever the pattern, an answer takes no longer than reading the text.
 */
import { expect, it } from 'vitest';
import { buildAdmin } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { tell } from './figures.ts';
import { documentedOperations, type Operation, type Shape } from './requestShapes.ts';
import { sized, timeout } from './size.ts';

const shop = await openTestApp();
const token = await shop.tokenOf(await buildAdmin(shop.db));
const length = sized(60_000, 300_000);
const longestMs = 1_500;

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

/** Every place in a body where a text may stand, as the way to it. */
function textsIn(shape: Shape, way: readonly string[] = []): string[][] {
  if (shape.anyOf) return shape.anyOf.flatMap((each) => textsIn(each, way));
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
  const begun = performance.now();
  const { status } = await shop.call(
    operation.method,
    operation.template.replace(/\{\w+\}/g, crypto.randomUUID()),
    { token, body },
  );
  return { status, ms: performance.now() - begun };
}

it('no text takes the shop longer than reading it', { timeout }, async () => {
  // What is made ready at the first call is not counted.
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
  tell({
    fault: `Texts of ${length} characters made for careless patterns, in every field of every call`,
    counts: {
      texts: sent,
      'slowest answer, ms': Math.round(slowest.ms),
      at: slowest.where,
      'of our fault (5xx)': 0,
    },
  });
});
