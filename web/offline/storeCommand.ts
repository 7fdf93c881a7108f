/** Stores a change of the cart until there is a network. */
import { MAX_SEEN_QUANTITIES } from '#domain/carts.ts';
import type { CartLine } from '#web/api/responses.ts';
import { type CartCommand, entryOf, findLine } from '#web/state/cartCommands.ts';
import type { StoredCommand } from '#web/state/syncQueue.ts';
import { changeSyncQueue } from './changeSyncQueue.ts';

/**
 * Of two quantities of a line, one after the other, only the last one matters. Perhaps only the response to an earlier
 * one was lost, so it may follow any that the shopper saw.
 */
function appended(commands: readonly StoredCommand[], next: StoredCommand): StoredCommand[] {
  const last = commands.at(-1)?.command;
  const { command } = next;
  if (
    last?.name !== 'setQuantity' ||
    command.name !== 'setQuantity' ||
    last.input.itemId !== command.input.itemId
  )
    return [...commands, next];
  const seen = last.input.seen && [...new Set([...last.input.seen, ...(command.input.seen ?? [])])];
  const isShort = seen && seen.length <= MAX_SEEN_QUANTITIES;
  const input = { ...command.input, seen: isShort ? seen : undefined };
  return [...commands.slice(0, -1), { ...next, command: { ...command, input } }];
}

/** `items`: the cart before the change. */
export function storeCommand(command: CartCommand, items: readonly CartLine[]): void {
  const id = entryOf(command).lineId(command.input);
  const line = 'line' in command.input ? command.input.line : id === null ? undefined : findLine(items, id);
  const stored: StoredCommand = {
    command,
    name: line?.name ?? '',
    price: line?.price ?? null,
    at: Date.now(),
  };
  changeSyncQueue(({ commands }) => ({ commands: appended(commands, stored) }));
}
