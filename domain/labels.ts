/**
 * A text that a schema holds: the name of a field, or a message. Schemas are made once, before any request, so what depends on
 * the language is a function, read when the message is made.
 */
export type Label = string | (() => string);

/** The text in the language of the moment. */
export const labelText = (label: Label): string => (typeof label === 'string' ? label : label());
