import { expect, it } from 'vitest';
import { correctionReasons, mayMoveBy, movementReasonLabel } from './stockMovements.ts';

it('an admin can restock, count again, and write off what is damaged or given away', () => {
  expect(correctionReasons.map(movementReasonLabel)).toEqual([
    'Restocked',
    'Counted again',
    'Damaged or lost',
    'Given away',
  ]);
});

it.each([
  ['restock', 1, true],
  ['restock', -1, false],
  ['count', 1, true],
  ['count', -1, true],
  ['damaged', -1, true],
  ['damaged', 1, false],
  ['gift', -1, true],
  ['gift', 1, false],
  ['count', 0, false],
] as const)('%s by %i pieces: %s', (reason, pieces, isPossible) => {
  expect(mayMoveBy(reason, pieces)).toBe(isPossible);
});
