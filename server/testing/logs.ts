/** Logs for tests. */
import type { Log } from '#server/context.ts';

/** For tests that do not read the log. */
export const quietLog: Log = { info() {}, warn() {}, error() {} };

/** Records its lines, so that tests can search them for secrets. */
export interface RecordingLog extends Log {
  lines: { level: string; details: object; message: string }[];
  /** All lines as one text, with the stacks of errors. */
  text(): string;
}

export function recordingLog(): RecordingLog {
  const lines: RecordingLog['lines'] = [];
  const at = (level: string) => (details: object, message: string) =>
    void lines.push({ level, details, message });
  const withErrors = (_: string, value: unknown) =>
    value instanceof Error ? { ...value, message: value.message, stack: value.stack } : value;
  return {
    lines,
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    text: () => JSON.stringify(lines, withErrors),
  };
}
