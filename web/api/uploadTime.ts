/** The time that an upload may take. */

/** In milliseconds. The server waits 180 seconds for the last byte of a body, and processes what it has in less than the rest. */
export const UPLOAD_TIMEOUT_MS = 200_000;
