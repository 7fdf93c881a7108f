/**
 * Replaces the tables of endpoints in the browser's build by their methods and paths. The browser needs no schema of an
 * endpoint: with them the JavaScript of the home page grows by 37 KB (compressed), and its limit is 140 KB.
 */
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { root } from '../launch/pinnedNode.mjs';

/** Each file exports a table of its own name. */
const tableFiles = ['shopEndpoints', 'adminEndpoints'].map((name) => join(root, 'contract', `${name}.ts`));

export const stripEndpointSchemas = (): Plugin => ({
  name: 'strip-endpoint-schemas',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  load: {
    filter: { id: tableFiles },
    async handler(file) {
      const name = basename(file, '.ts');
      const tables: Record<string, Record<string, AnyEndpoint>> = await import(file);
      const addresses = Object.entries(tables[name] ?? {}).map(([call, { method, path }]) => [
        call,
        { method, path },
      ]);
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(addresses))};`;
    },
  },
});
