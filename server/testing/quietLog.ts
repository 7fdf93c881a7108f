/** A log for tests that read nothing in it. */
import type { Log } from '#server/http/context.ts';

export const quietLog: Log = { info() {}, warn() {}, error() {} };
