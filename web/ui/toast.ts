/** A short word on what just happened, said aloud to screen readers: `toast('Added to cart')`. */

import { createStore } from 'zustand/vanilla';
import { isProblem } from '#domain/problems.ts';

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

/** What the server said of it, else the sentence given: the failure's own words would be for programmers. */
export const toastFailure = (error: unknown, otherwise: string): void =>
  toast((isProblem(error) && error.details.message) || otherwise, 'bad');
