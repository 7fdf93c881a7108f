/** Sends the stored changes of the cart, one after the other. What the shop refuses is shown at its line. */
import { formatTaka } from '#domain/money.ts';
import type { Problem } from '#domain/problems.ts';
import { offlineTexts } from '#texts/offline.ts';
import { isDecided } from '#web/api/isDecided.ts';
import type { Cart } from '#web/api/responses.ts';
import { entryOf, findLine } from '#web/state/cartCommands.ts';
import { type CartNote, type StoredCommand, syncQueueNow } from '#web/state/syncQueue.ts';
import { changeSyncQueue } from './changeSyncQueue.ts';

/** The shop remembers the keys of changes for a week. Later, a repeated change could count twice. */
const OLDEST_MS = 6 * 86_400_000;

const addsLine = ({ command }: StoredCommand): boolean =>
  command.name === 'add' || command.name === 'restore';

function refusalText(stored: StoredCommand, { code, message }: Problem): string | null {
  // Somebody removed it before: the wish is fulfilled.
  if (stored.command.name === 'remove' && code === 'cartLineNotFound') return null;
  return addsLine(stored) ? offlineTexts.notAdded(message) : offlineTexts.notChanged(message);
}

/** A line that was added at another price than it has now. */
function priceText({ command, price }: StoredCommand, { items }: Cart): string | null {
  const id = entryOf(command).lineId(command.input);
  const now = id === null ? undefined : findLine(items, id)?.price;
  return price === null || now === undefined || now === price
    ? null
    : offlineTexts.priceIsNow(formatTaka(now), formatTaka(price));
}

/** What the shopper reads about it. Throws if it must wait. */
async function textAfter(stored: StoredCommand): Promise<string | null> {
  const { command, at } = stored;
  if (Date.now() - at > OLDEST_MS) return offlineTexts.tooOld;
  try {
    const { data } = await entryOf(command).send(command.input, command.key);
    return addsLine(stored) ? priceText(stored, data) : null;
  } catch (error) {
    // It waits for a better network, a free shop or a login.
    if (!isDecided(error)) throw error;
    return refusalText(stored, error);
  }
}

/** Called with the lock only (`sendLock.ts`). */
export async function sendCommands(): Promise<void> {
  for (;;) {
    const [first] = syncQueueNow().commands;
    if (!first) return;
    const text = await textAfter(first);
    const { command, name } = first;
    const note: CartNote | null =
      text === null ? null : { key: command.key, lineId: entryOf(command).lineId(command.input), name, text };
    changeSyncQueue(({ commands, notes }) => ({
      commands: commands.filter((one) => one.command.key !== command.key),
      notes: note ? [...notes, note] : notes,
    }));
  }
}
