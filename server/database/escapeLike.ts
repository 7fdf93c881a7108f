/** Escapes user input as a literal part of a LIKE pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (each) => `\\${each}`);
