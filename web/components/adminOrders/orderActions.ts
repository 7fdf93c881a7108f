/** Actions on an open order except status changes. A failure shows at the form that sent it. */

import { isProblem, type ProblemCode } from '#domain/problems.ts';
import { adminOrderMessages } from '#texts/adminOrderMessages.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { failureText } from '#web/api/failures.ts';
import { toastOutcome } from '#web/api/toastOutcome.ts';
import type { OrderAction } from '#web/components/admin/adminActions.ts';
import { toast } from '#web/ui/toast.ts';

/** The outcome of a form's action: when it was saved, which orders it moved, or why it was refused. */
export interface OrderActionResult {
  savedAt?: number;
  moved?: string[];
  failure?: string;
  code?: ProblemCode;
  /** Messages by field path. */
  errors?: Record<string, string>;
}

/** A field's message is more precise than the general one. */
const textOf = (error: unknown, otherwise: string): string =>
  (isProblem(error) && Object.values(error.details.errors ?? {})[0]) || failureText(error, otherwise);

async function saved(work: Promise<unknown>, done: string, otherwise: string): Promise<OrderActionResult> {
  try {
    await work;
    toast(done);
    return { savedAt: Date.now() };
  } catch (error) {
    return { failure: textOf(error, otherwise), ...(isProblem(error) && { code: error.code }) };
  }
}

type Action<Intent extends OrderAction['intent']> = Extract<OrderAction, { intent: Intent }>;

export const recordCall = ({ id, outcome, note }: Action<'call'>): Promise<OrderActionResult> =>
  saved(
    adminApi.recordCall({ params: { id }, body: { outcome, note } }),
    adminOrdersTexts.callSaved,
    adminOrderMessages.callFailed,
  );

export const addNote = ({ id, note }: Action<'note'>): Promise<OrderActionResult> =>
  saved(
    adminApi.addOrderNote({ params: { id }, body: { note } }),
    adminOrdersTexts.noteSaved,
    adminOrderMessages.noteFailed,
  );

export async function deleteNote({ id, noteId }: Action<'deleteNote'>): Promise<OrderActionResult> {
  await toastOutcome(
    adminApi.deleteOrderNote({ params: { id, noteId } }),
    adminOrderMessages.noteDeleteFailed,
  );
  return {};
}
