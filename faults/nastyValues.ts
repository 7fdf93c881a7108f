/** Values that have broken other programs: at the edge of a rule, just beyond it, or of no kind that was asked for. */
import { nastyWords } from '#server/testing/nastyWords.ts';
import type { Dice } from './dice.ts';
import type { Shape } from './requestShapes.ts';

const others = [null, true, 0, -1, 1.5, Number.MAX_SAFE_INTEGER, 1e308, [], {}, [[]], { a: { b: [] } }];

export const nasty = (dice: Dice): unknown => (dice.percent(60) ? dice.one(nastyWords) : dice.one(others));

/** On the line of a rule, or one step over it. */
export function atTheEdge(shape: Shape, dice: Dice): unknown {
  const step = dice.one([-1, 0, 1]);
  if (shape.type === 'string') {
    const length = dice.percent(50) ? (shape.minLength ?? 0) : Math.min(shape.maxLength ?? 300, 12_000);
    return dice.one(['a', 'ক', '7', ' ']).repeat(Math.max(0, length + step));
  }
  if (shape.type === 'integer' || shape.type === 'number') {
    const edges = [shape.minimum ?? shape.exclusiveMinimum ?? 0, shape.maximum ?? 2 ** 31];
    return dice.one(edges) + step * (shape.type === 'integer' ? 1 : dice.one([1, 0.01]));
  }
  if (shape.type === 'array') {
    const length = dice.one([shape.minItems ?? 0, Math.min(shape.maxItems ?? 3, 100)]) + step;
    return Array.from({ length: Math.max(0, length) }, () => nasty(dice));
  }
  return nasty(dice);
}
