/** What the shop's parts know of traces. Without OTEL_EXPORTER_OTLP_ENDPOINT nothing is recorded, and no library is loaded. */

export interface TracedWork {
  name: string;
  attributes?: Record<string, string | number>;
}

/** Does the work. What happens in it belongs to it. */
export type Trace = <T>(work: TracedWork, run: () => Promise<T>) => Promise<T>;

export const untraced: Trace = (_work, run) => run();

/** Called when a statement is sent. Returns what to call when its response is there. Null: nobody follows it. */
export type StatementTrace = (text: string) => ((error?: unknown) => void) | null;

export interface RequestTrace {
  /** What `next` begins belongs to the request. */
  within(next: () => void): void;
  end(response: { route: string; status: number }): void;
}

export interface Tracing {
  trace: Trace;
  statement: StatementTrace;
  request(request: { method: string; requestId: string }): RequestTrace;
  /** Sends what is recorded. Takes at most two seconds. */
  close(): Promise<void>;
}
