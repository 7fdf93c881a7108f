import { describe, expect, it } from 'vitest';
import { callSchema } from './orderCalls.schema.ts';
import { awaitsCall, confirmationValues, shownConfirmation } from './orderCalls.ts';
import { orderStatusValues } from './orderStatus.ts';

describe('the confirmation call', () => {
  it('is due only while the parcel is in the shop and no result decides', () => {
    const waiting = orderStatusValues.flatMap((status) =>
      confirmationValues
        .filter((confirmation) => awaitsCall(status, confirmation))
        .map((confirmation) => `${status} ${confirmation}`),
    );
    expect(waiting).toEqual([
      'pending to_call',
      'pending no_answer',
      'processing to_call',
      'processing no_answer',
    ]);
  });

  it('is hidden if no longer needed, and keeps a decision', () => {
    expect(shownConfirmation('pending', 'to_call')).toBe('to_call');
    expect(shownConfirmation('shipped', 'to_call')).toBeNull();
    expect(shownConfirmation('delivered', 'no_answer')).toBeNull();
    expect(shownConfirmation('delivered', 'confirmed')).toBe('confirmed');
    expect(shownConfirmation('cancelled', 'refused')).toBe('refused');
  });
});

describe('a call', () => {
  it('may have a note of one line', () => {
    expect(callSchema.parse({ outcome: 'confirmed' })).toEqual({ outcome: 'confirmed', note: '' });
    expect(callSchema.parse({ outcome: 'refused', note: ' ordered\ntwice ' }).note).toBe('ordered twice');
    expect(
      callSchema.safeParse({ outcome: 'refused', note: 'x'.repeat(501) }).error?.issues[0]?.message,
    ).toBe('Note must be at most 500 characters');
  });

  it.each([undefined, '', 'maybe', 7])('is refused without an outcome: %s', (outcome) => {
    expect(callSchema.safeParse({ outcome }).error?.issues[0]?.message).toBe('Please choose the call result');
  });
});
