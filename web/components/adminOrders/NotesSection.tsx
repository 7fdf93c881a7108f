import Lock from 'virtual:lucide/lock';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { NOTE_MAX } from '#domain/orderNotes.ts';
import { adminTexts } from '#texts/admin.ts';
import { orderDialogTexts } from '#texts/orderDialog.ts';
import type { OpenedOrder } from '#web/api/responses.ts';
import { useSubmitOnce } from '#web/components/admin/useSubmitOnce.ts';
import { useUnsavedForm } from '#web/components/orderLifecycle/useUnsavedForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { NoteCard } from './NoteCard.tsx';
import { OrderSection } from './OrderSection.tsx';
import type { OrderActionResult } from './orderActions.ts';

interface NotesSectionProps {
  orderId: string;
  notes: OpenedOrder['notes'] | undefined;
}

/** Notes on the order that only admins see. */
export function NotesSection({ orderId, notes = [] }: NotesSectionProps) {
  const fetcher = useFetcher<OrderActionResult>({ key: `note ${orderId}` });
  const begin = useSubmitOnce(fetcher);
  return (
    <OrderSection title={orderDialogTexts.privateNotes}>
      {notes.length > 0 && (
        <ul aria-label={orderDialogTexts.privateNotes} className="flex flex-col gap-2">
          {notes.map((note) => (
            <NoteCard key={note._id} orderId={orderId} note={note} />
          ))}
        </ul>
      )}
      <fetcher.Form
        method="post"
        action="/admin/orders"
        className="flex flex-col items-start gap-3"
        onSubmit={(event) => begin() || event.preventDefault()}
      >
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="id" value={orderId} />
        <FormAlert>{fetcher.data?.failure}</FormAlert>
        <Field
          label={orderDialogTexts.newNote}
          hint={
            <span className="inline-flex items-center gap-1">
              <Lock aria-hidden="true" className="size-3.5" />
              {orderDialogTexts.onlyAdminsCanSeeThis}
            </span>
          }
          className="w-full"
        >
          <NoteText key={fetcher.data?.savedAt} />
        </Field>
        <Button
          type="submit"
          look="outline"
          size="sm"
          busy={fetcher.state !== 'idle'}
          busyLabel={adminTexts.saving}
        >
          {orderDialogTexts.addNote}
        </Button>
      </fetcher.Form>
    </OrderSection>
  );
}

function NoteText() {
  const [note, setNote] = useState('');
  useUnsavedForm(note);
  return (
    <TextArea
      name="note"
      rows={2}
      maxLength={NOTE_MAX}
      required
      value={note}
      onChange={({ target }) => setNote(target.value)}
    />
  );
}
