/** Keys of requests (`Idempotency-Key`), for a form that may be sent again after a lost response. */
import { useRef } from 'react';
import { newKey } from './newKey.ts';

/** Returns what gives a body its key: the same body, sent again, has the same one. */
export function useRequestKey(): (body: unknown) => string {
  const sent = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { text, key: newKey() };
    return sent.current.key;
  };
}
