/** Keys of requests (`Idempotency-Key`), for a form that may be sent again after a lost response. */
import { type RefObject, useRef } from 'react';
import { newKey } from './newKey.ts';

/** The last request of a form. */
export interface SentRequest {
  text: string;
  key: string;
}

export const nothingSent: SentRequest = { text: '', key: '' };

/**
 * Returns what gives a body its key: the same body, sent again, has the same one. A form whose draft outlives the page gives what
 * it sent before, and stores it with the draft.
 */
export function useRequestKey(stored?: RefObject<SentRequest>): (body: unknown) => string {
  const own = useRef(nothingSent);
  const sent = stored ?? own;
  return (body) => {
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { text, key: newKey() };
    return sent.current.key;
  };
}
