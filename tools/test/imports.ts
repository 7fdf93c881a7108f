/** Reads the import lines of all source files. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';

export interface ImportLine {
  /** Path from the root, as `server/orders/placeOrder.ts`. */
  file: string;
  /** A path from the root for own files, the name of a package for others: `domain/money.ts`, `zod`, `node:fs`. */
  target: string;
  /** The names imported; empty for an import as a whole. */
  names: string[];
}

const DIRECTORIES = '{domain,contract,server,web,demo,e2e,tools,bench,faults}';

export function sourceFiles(root: string): string[] {
  return globSync(`${DIRECTORIES}/**/*.{ts,tsx,mjs}`, { cwd: root }).map((file) =>
    file.replaceAll('\\', '/'),
  );
}

export function importLines(root: string): ImportLine[] {
  return sourceFiles(root).flatMap((file) => importsIn(file, readFileSync(join(root, file), 'utf8')));
}

const STATEMENT = /^\s*(?:import|export)\s+(?:type\s+)?(?:([\w*{}\s,$]+?)\s+from\s+)?['"]([^'"]+)['"]/gm;
const CALL = /\bimport\(\s*['"]([^'"]+)['"]/g;

export function importsIn(file: string, text: string): ImportLine[] {
  const statements = [...text.matchAll(STATEMENT)].map(([, names = '', specifier = '']) => ({
    file,
    target: targetOf(file, specifier),
    names: namesIn(names),
  }));
  const calls = [...text.matchAll(CALL)].map(([, specifier = '']) => ({
    file,
    target: targetOf(file, specifier),
    names: [],
  }));
  return [...statements, ...calls];
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return relative('.', join(dirname(file), specifier));
  if (specifier.startsWith('node:')) return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function namesIn(clause: string): string[] {
  const [, inside = ''] = clause.match(/\{([^}]*)\}/s) ?? [];
  return inside
    .split(',')
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? '',
    )
    .filter(Boolean);
}
