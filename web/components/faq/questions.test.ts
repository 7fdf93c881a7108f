import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#domain/settings.ts';
import { matching, questionGroups } from './questions.ts';

const groups = questionGroups(defaultSettings);
const asked = (typed: string) =>
  matching(groups, typed).flatMap(({ questions }) => questions.map((q) => q.question));

describe('the FAQ', () => {
  it('has five categories', () => {
    expect(groups).toHaveLength(5);
    expect(groups.every(({ questions }) => questions.length > 0)).toBe(true);
  });

  it('contains the current delivery rule', () => {
    const dear = questionGroups({
      ...defaultSettings,
      delivery: { freeFrom: 3500, insideDhaka: 75, outsideDhaka: 140 },
    });
    const [cost] = matching(dear, 'delivery cost');
    expect(cost?.questions[0]?.answer).toMatch(/৳75.*৳140.*৳3,500/);
  });

  it('promises cancelling until the order is shipped, and never a two-hour limit', () => {
    const all = JSON.stringify(groups);
    expect(all).toContain('until it is shipped');
    expect(all).not.toMatch(/2 hours|two hours|express|same.day/i);
  });

  it('is searched by words of question or answer, in any order and case', () => {
    expect(asked('ADVANCE pay')).toContain('Do I have to pay anything in advance?');
    expect(asked('bkash')).toEqual(['How can I pay?']);
    expect(asked('  ')).toHaveLength(groups.flatMap(({ questions }) => questions).length);
    expect(asked('unicorn')).toEqual([]);
  });
});
