/** What the shop refused of changes that were made without a network, in plain words. */
import CircleAlert from 'virtual:lucide/circle-alert';
import { cartTexts } from '#texts/cart.ts';
import type { CartLine } from '#web/api/responses.ts';
import { changeSyncQueue } from '#web/offline/changeSyncQueue.ts';
import { isLine } from '#web/state/cartCommands.ts';
import { type CartNote, useSyncQueue } from '#web/state/syncQueue.ts';

const dismiss = ({ key }: CartNote): void =>
  changeSyncQueue(({ notes }) => ({ notes: notes.filter((note) => note.key !== key) }));

const isAbout = ({ lineId }: CartNote, line: CartLine): boolean => lineId !== null && isLine(line, lineId);

/** At a line of the cart. */
export function LineNotes({ line }: { line: CartLine }) {
  const { notes } = useSyncQueue();
  return notes.filter((note) => isAbout(note, line)).map((note) => <Note key={note.key} note={note} />);
}

/** Notes on lines that the cart does not have, such as a product that sold out meanwhile. */
export function OtherNotes({ lines }: { lines: readonly CartLine[] }) {
  const { notes } = useSyncQueue();
  const others = notes.filter((note) => !lines.some((line) => isAbout(note, line)));
  if (others.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-line border-b">
      {others.map((note) => (
        <li key={note.key} className="py-4">
          <p className="font-medium">{note.name || cartTexts.yourCart}</p>
          <Note note={note} />
        </li>
      ))}
    </ul>
  );
}

function Note({ note }: { note: CartNote }) {
  return (
    <p role="status" className="mt-1 flex items-start gap-1.5 font-medium text-caution text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.5} />
      <span className="min-w-0 grow">
        {note.text}{' '}
        <button
          type="button"
          className="-my-2.5 inline-flex min-h-11 min-w-11 items-center underline underline-offset-4"
          aria-label={cartTexts.dismissNote(note.name)}
          onClick={() => dismiss(note)}
        >
          {cartTexts.dismiss}
        </button>
      </span>
    </p>
  );
}
