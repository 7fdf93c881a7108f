/** Shows a short message and announces it: `toast('Added to cart')`. */

import { createStore } from 'zustand/vanilla';

export type ToastKind = 'good' | 'bad' | 'plain';

export interface ToastMessage {
  /** A later message with the same one replaces it at once. */
  id: string;
  kind: ToastKind;
  text: string;
  /** An optional action: a link, or a press that also closes the message. */
  action?: ToastAction;
}

export type ToastAction = { label: string } & (
  | { to: string }
  | {
      press: () => void;
      /** Called when the message is gone, and cannot be pressed any more. */
      onGone?: () => void;
    }
);

export const toastQueue = createStore<{ queue: readonly ToastMessage[] }>(() => ({ queue: [] }));

/** A repeated message, or one with the same id, moves to the end of the queue. */
export function toast(text: string, kind: ToastKind = 'good', action?: ToastAction, id = text): void {
  toastQueue.setState(({ queue }) => ({
    queue: [...queue.filter((one) => one.id !== id), { id, kind, text, action }],
  }));
}
