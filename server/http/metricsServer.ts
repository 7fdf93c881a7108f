/** Serves the metrics on their own port, by default of the loopback address, out of reach of visitors. */
import { createServer, type Server } from 'node:http';

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

interface MetricsAddress {
  port: number;
  host?: string;
}

export interface MetricsSource {
  contentType: string;
  metrics(): Promise<string>;
}

export async function serveMetrics(
  registry: MetricsSource,
  { port, host = '127.0.0.1' }: MetricsAddress,
): Promise<MetricsServer> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await listening(server, { host, port });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listening(server: Server, address: Required<MetricsAddress>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
}
