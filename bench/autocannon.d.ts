/** Types for the load generator, which ships none. Only those in use. */
declare module 'autocannon' {
  export interface Request {
    path?: string;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  }
  export interface Result {
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
    /** Seconds. */
    duration: number;
    /** Milliseconds. */
    latency: { p50: number; p99: number };
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    /** Requests per second of all connections together. */
    overallRate?: number;
    headers?: Record<string, string>;
    requests?: Request[];
  }): Promise<Result>;
}
