/**
 * Replaces the table of endpoints in the browser's build by their methods and paths. The browser needs no schema of an
 * endpoint: with them the JavaScript of the home page grows by 37 KB (compressed), and its limit is 140 KB.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const tableFile = fileURLToPath(new URL('../../contract/endpoints.ts', import.meta.url));

interface Address {
  method: string;
  path: string;
}

export function stripEndpointSchemas(): Plugin {
  return {
    name: 'strip-endpoint-schemas',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: tableFile },
      async handler() {
        const { endpoints } = (await import(tableFile)) as { endpoints: Record<string, Address> };
        const addresses = Object.entries(endpoints).map(([name, { method, path }]) => [
          name,
          { method, path },
        ]);
        return `export const endpoints = ${JSON.stringify(Object.fromEntries(addresses))};`;
      },
    },
  };
}
