/** One key for one attempt: the same body again, after whatever went wrong, is the same order and not a second one. */
import { newKey } from './newKey.ts';

export function attemptKeys(): (body: unknown) => string {
  let last = { text: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last.text) last = { text, key: newKey() };
    return last.key;
  };
}
