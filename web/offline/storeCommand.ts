/** Stores a change of the cart until there is a network. */
import type { CartLine } from '#web/api/responses.ts';
import { type CartCommand, entryOf, findLine } from '#web/state/cartCommands.ts';
import type { StoredCommand } from '#web/state/syncQueue.ts';
import { changeSyncQueue } from './changeSyncQueue.ts';

/** Of two quantities of a line, one after the other, only the last one matters. */
const isReplacedBy = (last: CartCommand | undefined, next: CartCommand): boolean =>
  last?.name === 'setQuantity' && next.name === 'setQuantity' && last.input.itemId === next.input.itemId;

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
  changeSyncQueue(({ commands }) => ({
    commands: [
      ...(isReplacedBy(commands.at(-1)?.command, command) ? commands.slice(0, -1) : commands),
      stored,
    ],
  }));
}
