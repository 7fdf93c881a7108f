import Trash2 from 'virtual:lucide/trash';
import { useFetcher } from 'react-router';
import { formatMoment } from '#domain/dates.ts';
import { adminTexts } from '#texts/admin.ts';
import { adminOrderMessages } from '#texts/adminOrderMessages.ts';
import { orderDialogTexts } from '#texts/orderDialog.ts';
import type { OpenedOrder } from '#web/api/responses.ts';
import { confirm } from '#web/ui/confirm.ts';
import { IconButton } from '#web/ui/IconButton.tsx';

interface NoteCardProps {
  orderId: string;
  note: OpenedOrder['notes'][number];
}

export function NoteCard({ orderId, note: { _id, at, by, note } }: NoteCardProps) {
  const fetcher = useFetcher();
  const remove = async () => {
    const wording = {
      hint: note,
      yes: orderDialogTexts.deleteNote,
      no: orderDialogTexts.keepNote,
      isDangerous: true,
    };
    if (!(await confirm(adminOrderMessages.noteDeleteQuestion, wording))) return;
    const form = { intent: 'deleteNote', id: orderId, noteId: _id };
    await fetcher.submit(form, { method: 'post', action: '/admin/orders' });
  };
  return (
    <li className="flex items-start gap-3 rounded-sm border border-line bg-caution-soft/40 py-1 pr-1 pl-3">
      <div className="min-w-0 grow py-1">
        <p className="whitespace-pre-line wrap-anywhere">{note}</p>
        <p className="text-muted text-xs">
          <time dateTime={at}>{formatMoment(at)}</time>
          {by && adminTexts.by(by)}
        </p>
      </div>
      <IconButton
        label={orderDialogTexts.deleteNoteOf(formatMoment(at))}
        disabled={fetcher.state !== 'idle'}
        onClick={() => void remove()}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
}
