import { expect, it } from 'vitest';
import type { Database } from '#server/database/connect.ts';
import { type Actor, recordAuditEvent, recordAuditEvents } from './auditQueries.ts';
import { changesBetween } from './changesBetween.ts';

/** The types are checked, nothing is called. */
function write(trx: Database, actor: Actor) {
  const event = { action: 'order.note', subject: 'order', subjectId: '' } as const;
  const unknown = { note: 'Gift', colour: 'red' };
  return [
    recordAuditEvent(trx, { ...event, details: { note: 'Gift' } }, actor),
    recordAuditEvent(trx, { ...event, details: { changes: { note: { from: null, to: 'Gift' } } } }, actor),
    // @ts-expect-error: an order has no such field
    recordAuditEvent(trx, { ...event, details: unknown }, actor),
    // @ts-expect-error: nor among its changes
    recordAuditEvent(trx, { ...event, details: { changes: unknown } }, actor),
    // @ts-expect-error: nor between two rows
    recordAuditEvent(trx, { ...event, details: changesBetween({ note: '' }, unknown) }, actor),
    // @ts-expect-error: nor in one of many events
    recordAuditEvents(trx, [{ ...event, details: unknown }], actor),
  ];
}

it('only fields that the activity page has a label for are written', () => {
  expect(write).toBeTypeOf('function');
});
