/** Shows a short message and announces it: `toast('Added to cart')`. */

import { createStore } from 'zustand/vanilla';

export type ToastKind = 'good' | 'bad' | 'plain';

export interface ToastMessage {
  id: number;
  kind: ToastKind;
  text: string;
  /** An optional action: a link, or a press that also closes the message. */
  action?: ToastAction;
}

export type ToastAction = { label: string } & ({ to: string } | { press: () => void });

export const toastQueue = createStore<{ queue: readonly ToastMessage[] }>(() => ({ queue: [] }));

let lastId = 0;

export function toast(text: string, kind: ToastKind = 'good', action?: ToastAction): void {
  lastId += 1;
  const message = { id: lastId, kind, text, action };
  // A repeated message moves to the end of the queue.
  toastQueue.setState(({ queue }) => ({ queue: [...queue.filter((one) => one.text !== text), message] }));
}
