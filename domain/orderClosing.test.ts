import { expect, it } from 'vitest';
import {
  cameBack,
  closingExplanation,
  closingReasonsFor,
  closingReasonValues,
  mayClose,
  usuallyBack,
} from './orderClosing.ts';
import { orderStatusValues } from './orderStatus.ts';

it('open orders can be closed, each with the reasons that fit', () => {
  expect(orderStatusValues.filter(mayClose)).toEqual(['pending', 'processing', 'shipped']);
  for (const status of orderStatusValues) {
    expect(closingReasonsFor(status).length > 0).toBe(mayClose(status));
  }
  expect(closingReasonsFor('pending')).not.toContain('refused_at_door');
  expect(closingReasonsFor('shipped')).toContain('lost');
});

it('everything is usually back on the shelf, and nothing of a lost parcel', () => {
  const lines = [{ quantity: 2, returned: 0 }];
  for (const reason of closingReasonValues) {
    expect(usuallyBack(reason, lines)).toEqual(reason === 'lost' ? [] : [{ line: 0, quantity: 2 }]);
  }
});

it('customers read that a parcel came back, and never that they are thought a fake', () => {
  expect(closingReasonValues.filter(cameBack)).toEqual(['refused_at_door', 'undeliverable']);
  expect(cameBack(null)).toBe(false);
  expect(closingExplanation('fake')).toBeNull();
  expect(closingExplanation(null)).toBeNull();
  expect(closingExplanation('lost')).toMatch(/lost/);
});
