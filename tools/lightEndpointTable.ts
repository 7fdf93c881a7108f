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

async function readFacts(): Promise<Record<string, Facts>> {
  const { endpoints } = (await import(tableFile)) as { endpoints: Record<string, Facts> };
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, { method, path }]) => [name, { method, path }]),
  );
}

export function lightEndpointTable(): Plugin {
  return {
    name: 'light-endpoint-table',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: tableFile },
      async handler() {
        return `export const endpoints = ${JSON.stringify(await readFacts())};`;
      },
    },
  };
}
