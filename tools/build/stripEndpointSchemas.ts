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

/** One line per endpoint, sorted by path: neighbouring lines are alike and compress well. */
async function readLines(): Promise<string> {
  const { endpoints } = (await import(tableFile)) as { endpoints: Record<string, Address> };
  const lines = Object.entries(endpoints).map(([name, { method, path }]) => `${path} ${method} ${name}`);
  return lines.sort().join('\n');
}

const TABLE_OF_LINES = `.split('\\n').map((line) => {
  const [path, method, name] = line.split(' ');
  return [name, { method, path }];
})`;

export function stripEndpointSchemas(): Plugin {
  return {
    name: 'strip-endpoint-schemas',
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
