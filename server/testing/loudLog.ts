/** A log that keeps what it is told, to be looked through for what must not be in it. */
import type { Log } from '#server/http/context.ts';

export interface LoudLog extends Log {
  lines: { level: string; details: object; message: string }[];
  /** Everything in it as one text, errors with their stacks. */
  text(): string;
}

export function loudLog(): LoudLog {
  const lines: LoudLog['lines'] = [];
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
