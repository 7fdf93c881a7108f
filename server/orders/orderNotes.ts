/** Private notes on an order, written and deleted by admins; each deed is kept in the record with its words. */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import { doerOf, recordDeed } from '#server/admin/auditQueries.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { deleteNote, insertNote } from './deskQueries.ts';

export const addOrderNote: Handler<typeof endpoints.addOrderNote> = async (
  { params: { id }, body },
  context,
) => {
  if (!isId(id)) throw new Problem('orderNotFound');
  return inTransaction(context.db, async (trx) => {
    const doer = doerOf(context);
    const row = await insertNote(trx, { id: newId(), orderId: id, note: body.note, ...doer });
    if (!row) throw new Problem('orderNotFound');
    const deed = { action: 'order.note', subject: 'order', subjectId: id } as const;
    await recordDeed(trx, { ...deed, details: { note: body.note } }, doer);
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
    const deed = { action: 'order.noteDelete', subject: 'order', subjectId: id } as const;
    await recordDeed(trx, { ...deed, details: { note } }, doerOf(context));
    return { message: 'Note deleted' };
  });
};
