import type { ResponseOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { colourName } from '#domain/colours.ts';
import { grouped } from '#domain/digits.ts';

export type Movement = ResponseOf<(typeof endpoints)['stockHistory']>['movements'][number];

export function unitLabel({ unit, unitName }: Pick<Movement, 'unit' | 'unitName'>): string {
  if (unit === 'size') return `Size ${unitName}`;
  return unit === 'colour' ? colourName(unitName) : 'Product';
}

/** '+3', '−2' */
export const signed = (delta: number): string => `${delta > 0 ? '+' : '−'}${grouped(Math.abs(delta))}`;
