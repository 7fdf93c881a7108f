/**
 * Replaces the table of endpoints in the browser's build by their methods and paths. The browser needs no schema of an
 * endpoint: with them the JavaScript of the home page grows by 37 KB (compressed), and its limit is 140 KB.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../launch/pinnedNode.mjs';

const tableFile = join(root, 'contract', 'endpoints.ts');

export const stripEndpointSchemas = (): Plugin => ({
  name: 'strip-endpoint-schemas',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  load: {
    filter: { id: tableFile },
    async handler() {
      const { endpoints }: typeof import('#contract/endpoints.ts') = await import(tableFile);
      const addresses = Object.entries(endpoints).map(([name, { method, path }]) => [name, { method, path }]);
      return `export const endpoints = ${JSON.stringify(Object.fromEntries(addresses))};`;
    },
  },
});
