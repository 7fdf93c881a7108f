/** What the owner does with an opened order beside moving it on. Failures are said at the form they came from. */
import type { Confirmation } from '#domain/orderCalls.ts';
import { orderMessages } from '#domain/orderMessages.ts';
import { isProblem } from '#domain/problems.ts';
import { api } from '#web/api.ts';
import { failureText } from '#web/failureText.ts';
import { toast, toastFailure } from '#web/ui/toast.ts';
import type { DeskResult } from './deskOrder.ts';

/** The sentence at the field says more than the one over all of them. */
const textOf = (error: unknown, otherwise: string): string =>
  (isProblem(error) && Object.values(error.details.errors ?? {})[0]) || failureText(error, otherwise);

async function saved(work: Promise<unknown>, done: string, otherwise: string): Promise<DeskResult> {
  try {
    await work;
    toast(done);
    return { savedAt: Date.now() };
  } catch (error) {
    return { failure: textOf(error, otherwise) };
  }
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '');

export const recordCall = (form: FormData): Promise<DeskResult> =>
  saved(
    api.recordCall({
      params: { id: text(form, 'id') },
      body: { outcome: text(form, 'outcome') as Confirmation, note: text(form, 'note') },
    }),
    'Call saved',
    orderMessages.callFailed,
  );

export const addNote = (form: FormData): Promise<DeskResult> =>
  saved(
    api.addOrderNote({ params: { id: text(form, 'id') }, body: { note: text(form, 'note') } }),
    'Note saved',
    orderMessages.noteFailed,
  );

export async function deleteNote(form: FormData): Promise<DeskResult> {
  const params = { id: text(form, 'id'), noteId: text(form, 'noteId') };
  try {
    toast((await api.deleteOrderNote({ params })).message);
  } catch (error) {
    toastFailure(error, orderMessages.noteDeleteFailed);
  }
  return {};
}
