import { expect, it } from 'vitest';
import { Problem, type ProblemKind } from '#domain/problems.ts';
import { kindOfProblem, kindOfStatus } from './problemKind.ts';

it.each<[number, ProblemKind]>([
  [400, 'invalid'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'conflict'],
  [413, 'tooLarge'],
  [415, 'wrongType'],
  [422, 'mismatch'],
  [429, 'tooMany'],
  [500, 'broken'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
])('the status %i means %s', (status, kind) => expect(kindOfStatus(status)).toBe(kind));

it('a refusal without a response is a missing connection, or what the shopper can mend', () => {
  expect(kindOfProblem(new Problem('shortStock', { kind: 'conflict' }))).toBe('conflict');
  expect(kindOfProblem(new Problem('unreachable'))).toBe('unavailable');
  expect(kindOfProblem(new Problem('broken'))).toBe('broken');
  expect(kindOfProblem(new Problem('cartFull'))).toBe('invalid');
});
