/** How a letter begins. */

/** Letters that have a text become an address one can click on: `@`, `/`, and a dot or colon inside a word. */
const looksLikeAddress = /[@/\\]|\S[.:]\S/u;
const longestName = 60;

/**
 * "Hello Nusrat," – but a name that would work as an advertisement is left out: anybody can register with somebody
 * else's e-mail address, and the shop would carry the message.
 */
export const greeting = (name: string): string =>
  looksLikeAddress.test(name) || name.length > longestName ? 'Hello,' : `Hello ${name},`;
