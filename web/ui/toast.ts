/** Shows a short message and announces it: `toast('Added to cart')`. */

import { createStore } from 'zustand/vanilla';
import { isProblem } from '#domain/problems.ts';

export type ToastKind = 'good' | 'bad' | 'plain';

export interface ToastMessage {
  id: number;
  kind: ToastKind;
  text: string;
  /** An optional action. */
  action?: { label: string; to: string };
}

export const toastQueue = createStore<{ queue: readonly ToastMessage[] }>(() => ({ queue: [] }));

let lastId = 0;

export function toast(text: string, kind: ToastKind = 'good', action?: ToastMessage['action']): void {
  lastId += 1;
  const message = { id: lastId, kind, text, action };
  // A repeated message moves to the end of the queue.
  toastQueue.setState(({ queue }) => ({ queue: [...queue.filter((one) => one.text !== text), message] }));
}

/** Shows the server's message, or that there is no connection, or the given one: other error texts are for programmers. */
export const toastFailure = (error: unknown, otherwise: string): void =>
  toast((isProblem(error) && error.details.message) || otherwise, 'bad');
