/** Values at, just beyond and far outside a rule, of the kind that broke other programs. */
import { hostileStrings } from '#server/testing/hostileStrings.ts';
import type { Random } from './random.ts';
import type { Shape } from './requestShapes.ts';

const others = [null, true, 0, -1, 1.5, Number.MAX_SAFE_INTEGER, 1e308, [], {}, [[]], { a: { b: [] } }];

export const invalidValue = (random: Random): unknown =>
  random.percent(60) ? random.one(hostileStrings) : random.one(others);

/** A value at the limit of a rule, or one step over it. */
export function boundaryValue(shape: Shape, random: Random): unknown {
  const step = random.one([-1, 0, 1]);
  if (shape.type === 'string') {
    const length = random.percent(50) ? (shape.minLength ?? 0) : Math.min(shape.maxLength ?? 300, 12_000);
    return random.one(['a', 'ক', '7', ' ']).repeat(Math.max(0, length + step));
  }
  if (shape.type === 'integer' || shape.type === 'number') {
    const edges = [shape.minimum ?? shape.exclusiveMinimum ?? 0, shape.maximum ?? 2 ** 31];
    return random.one(edges) + step * (shape.type === 'integer' ? 1 : random.one([1, 0.01]));
  }
  if (shape.type === 'array') {
    const length = random.one([shape.minItems ?? 0, Math.min(shape.maxItems ?? 3, 100)]) + step;
    return Array.from({ length: Math.max(0, length) }, () => invalidValue(random));
  }
  return invalidValue(random);
}
