/** Private notes on an order, written and deleted by admins. The audit log keeps the text of each note. */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { orderFormTexts } from '#texts/orderForms.ts';
import { deleteNote, insertNote } from './adminOrderQueries.ts';

export const addOrderNote: Handler<typeof endpoints.addOrderNote> = async (
  { params: { id }, body },
  context,
) => {
  if (!isId(id)) throw new Problem('orderNotFound');
  return inTransaction(context.db, async (trx) => {
    const actor = actorOf(context);
    const row = await insertNote(trx, { id: newId(), orderId: id, note: body.note, ...actor });
    if (!row) throw new Problem('orderNotFound');
    const event = { action: 'order.note', subject: 'order', subjectId: id } as const;
    await recordAuditEvent(trx, { ...event, details: { note: body.note } }, actor);
    const { id: noteId, ...note } = row;
    return { note: { _id: noteId, ...note } };
  });
};

export const deleteOrderNote: Handler<typeof endpoints.deleteOrderNote> = async (
  { params: { id, noteId } },
  context,
) => {
  if (!isId(id) || !isId(noteId)) throw new Problem('noteNotFound');
  return inTransaction(context.db, async (trx) => {
    const note = await deleteNote(trx, { orderId: id, noteId });
    if (note === null) throw new Problem('noteNotFound');
    const event = { action: 'order.noteDelete', subject: 'order', subjectId: id } as const;
    await recordAuditEvent(trx, { ...event, details: { note } }, actorOf(context));
    return { message: orderFormTexts.noteDeleted };
  });
};
