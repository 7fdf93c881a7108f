/** A short word on what just happened, said aloud to screen readers: `toast('Added to cart')`. */
import { createStore } from 'zustand/vanilla';

export type ToastKind = 'good' | 'bad' | 'plain';

export interface Saying {
  id: number;
  kind: ToastKind;
  text: string;
  /** One thing to do about it. */
  action?: { label: string; to: string };
}

export const sayingStore = createStore<{ queue: readonly Saying[] }>(() => ({ queue: [] }));

let lastId = 0;

export function toast(text: string, kind: ToastKind = 'good', action?: Saying['action']): void {
  lastId += 1;
  const saying = { id: lastId, kind, text, action };
  sayingStore.setState(({ queue }) => ({ queue: [...queue, saying] }));
}

/** What the failure says of itself, else the sentence given. */
export const toastFailure = (error: unknown, otherwise: string): void =>
  toast(error instanceof Error && error.message ? error.message : otherwise, 'bad');
