/**
 * The browser needs of each endpoint only where it lives, not its schemas. In the client build the table is
 * therefore replaced by its plain facts, which keeps every schema of the API out of the first view's script.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const tableFile = fileURLToPath(new URL('../contract/endpoints.ts', import.meta.url));

interface Facts {
  method: string;
  path: string;
}

/** A line a call, sorted by path: what is alike stands together, and compresses best. */
async function readLines(): Promise<string> {
  const { endpoints } = (await import(tableFile)) as { endpoints: Record<string, Facts> };
  const lines = Object.entries(endpoints).map(([name, { method, path }]) => `${path} ${method} ${name}`);
  return lines.sort().join('\n');
}

const TABLE_OF_LINES = `.split('\\n').map((line) => {
  const [path, method, name] = line.split(' ');
  return [name, { method, path }];
})`;

export function lightEndpointTable(): Plugin {
  return {
    name: 'light-endpoint-table',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: tableFile },
      async handler() {
        return `export const endpoints = Object.fromEntries(${JSON.stringify(await readLines())}${TABLE_OF_LINES});`;
      },
    },
  };
}
