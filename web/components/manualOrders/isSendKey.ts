import type { KeyboardEvent } from 'react';

/**
 * Ctrl or ⌘ with Enter: reads the message, and elsewhere in the form places the order. Holding the keys does it once. A
 * field that uses Enter itself has prevented the default.
 */
export const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat && !event.isDefaultPrevented();
