import { Lock } from 'lucide-react';
import { useFetcher } from 'react-router';
import { NOTE_MAX } from '#domain/orderNotes.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { DeskSection } from './DeskSection.tsx';
import type { DeskResult, OpenedOrder } from './deskOrder.ts';
import { NoteCard } from './NoteCard.tsx';

interface NotesSectionProps {
  orderId: string;
  notes: OpenedOrder['notes'] | undefined;
}

/** What the shop writes on the order for itself. */
export function NotesSection({ orderId, notes = [] }: NotesSectionProps) {
  const fetcher = useFetcher<DeskResult>({ key: `note ${orderId}` });
  return (
    <DeskSection title="Private notes">
      {notes.length > 0 && (
        <ul aria-label="Private notes" className="flex flex-col gap-2">
          {notes.map((note) => (
            <NoteCard key={note._id} orderId={orderId} note={note} />
          ))}
        </ul>
      )}
      <fetcher.Form method="post" action="/admin/orders" className="flex flex-col items-start gap-3">
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="id" value={orderId} />
        <FormAlert>{fetcher.data?.failure}</FormAlert>
        <Field
          label="New note"
          hint={
            <span className="inline-flex items-center gap-1">
              <Lock aria-hidden="true" className="size-3.5" />
              Seen by admins alone, never by the customer.
            </span>
          }
          className="w-full"
        >
          <TextArea key={fetcher.data?.savedAt} name="note" rows={2} maxLength={NOTE_MAX} required />
        </Field>
        <Button type="submit" look="outline" size="sm" busy={fetcher.state !== 'idle'} busyLabel="Saving...">
          Add note
        </Button>
      </fetcher.Form>
    </DeskSection>
  );
}
