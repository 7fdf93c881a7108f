/** 128 random bits as text. `crypto.randomUUID` would need https, which a shop tried out at home hasn't got. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
