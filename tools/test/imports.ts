/** Reads the imports of all source files. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';
import { root } from '../launch/pinnedNode.mjs';

export interface Import {
  /** Path from the root, as `server/orders/placeOrder.ts`. */
  file: string;
  /** A path from the root for own files, the name of a package for others: `domain/money.ts`, `zod`, `node:fs`. */
  target: string;
  /** The names imported; empty for an import as a whole. */
  names: string[];
  /** True if the file loads the target when it is loaded itself: neither `import type` nor `import()`. */
  loads: boolean;
}

const sources = '{domain,contract,server,web,demo,e2e,tools,bench,faults}/**/*.{ts,tsx,mjs}';

export const sourceFiles = globSync(sources, { cwd: root }).map((file) => file.replaceAll('\\', '/'));

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

export function importsIn(file: string, code: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const found = [
    ...staticImports.map(({ start, moduleRequest, entries }) => ({
      start,
      specifier: moduleRequest.value,
      entries,
    })),
    ...staticExports.flatMap(({ start, entries }) =>
      entries.map((entry) => ({ start, specifier: entry.moduleRequest?.value, entries: [entry] })),
    ),
    ...dynamicImports.map(({ start, moduleRequest }) => ({
      start,
      specifier: /^['"](.*)['"]$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[1],
      entries: [],
    })),
  ];
  return found.flatMap(({ start, specifier, entries }) => {
    if (!specifier) return [];
    const names = entries.flatMap(({ importName }) => importName.name ?? []);
    const loads = !/^(import\(|(import|export) type )/.test(code.slice(start));
    return [{ file, target: targetOf(file, specifier), names, loads }];
  });
}

/** A package's name without the path of a file in it. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  return /^(node:.+|@[^/]+\/[^/]+|[^/]+)/.exec(specifier)?.[0] ?? specifier;
}
