/** 128 random bits as text. `crypto.randomUUID` needs HTTPS, which a shop on a home network does not have. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
