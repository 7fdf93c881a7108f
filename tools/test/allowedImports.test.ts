/** Who may import whom: `domain ← contract ← server`, `domain ← contract ← web`, and a few narrower rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { root } from '../launch/pinnedNode.mjs';
import { importCycles } from './importCycles.ts';
import { type ImportLine, importLines, importsIn, sourceFiles } from './imports.ts';

const lines = importLines(root);
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('server/testing/');
const isOurs = (target: string) => /^(domain|contract|server|web|demo|e2e|tools|bench|faults)\//.test(target);
const within =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path.startsWith(`${folder}/`));

function offenders(from: (file: string) => boolean, mayNot: (line: ImportLine) => boolean): string[] {
  return lines
    .filter((line) => from(line.file) && mayNot(line))
    .map(({ file, target, names }) => `${file} imports ${target} ${names.join(', ')}`.trim());
}

test('import lines are read in every form they take', () => {
  const text = `import a from 'zod';
import { type B, c as d } from '../money.ts';
import type { E } from '#domain/text.ts';
import {
  f,
  g,
} from '@scope/pack/deep';
export { h } from './h.ts';
import './side.css';
const i = await import('node:fs');`;
  expect(importsIn('web/ui/x.tsx', text)).toEqual([
    { file: 'web/ui/x.tsx', target: 'zod', names: [] },
    { file: 'web/ui/x.tsx', target: 'web/money.ts', names: ['B', 'c'] },
    { file: 'web/ui/x.tsx', target: 'domain/text.ts', names: ['E'] },
    { file: 'web/ui/x.tsx', target: '@scope/pack', names: ['f', 'g'] },
    { file: 'web/ui/x.tsx', target: 'web/ui/h.ts', names: ['h'] },
    { file: 'web/ui/x.tsx', target: 'web/ui/side.css', names: [] },
    { file: 'web/ui/x.tsx', target: 'node:fs', names: [] },
  ]);
  expect(lines.length).toBeGreaterThan(300);
});

describe('layers', () => {
  test.each([
    ['domain', ['domain'], ['zod']],
    ['contract', ['domain', 'contract'], ['zod']],
  ])('%s imports %o and %o only', (layer, layers, packages) => {
    const stays = within(...layers);
    const tested = ['vitest', 'fast-check'];
    expect(
      offenders(within(layer), ({ file, target }) => {
        const allowed = isTest(file) ? [...packages, ...tested] : packages;
        return !stays(target) && !allowed.includes(target);
      }),
    ).toEqual([]);
  });

  test('server and web do not import each other', () => {
    expect(offenders(within('server'), ({ target }) => within('web')(target))).toEqual([]);
    expect(offenders(within('web'), ({ target }) => within('server', 'demo')(target))).toEqual([]);
  });

  test('production code does not import tools or tests', () => {
    const production = (file: string) => within('domain', 'contract', 'server', 'web')(file) && !isTest(file);
    expect(offenders(production, ({ target }) => within('tools', 'e2e', 'bench', 'faults')(target))).toEqual(
      [],
    );
  });

  test('code of the browser imports no Node module', () => {
    const inBrowser = (file: string) =>
      within('web')(file) && !isTest(file) && !file.includes('entry.server');
    expect(offenders(inBrowser, ({ target }) => target.startsWith('node:'))).toEqual([]);
  });
});

describe('inside the server', () => {
  test.each([
    ['accounts', ['products', 'carts', 'orders', 'addresses', 'reviews']],
    ['products', ['carts', 'orders']],
    ['carts', ['orders']],
  ])('%s does not import %o', (directory, later) => {
    const folders = later.map((folder) => `server/${folder}`);
    const from = (file: string) => within(`server/${directory}`)(file) && !isTest(file);
    expect(offenders(from, ({ target }) => within(...folders)(target))).toEqual([]);
  });

  test('only app.ts, main.ts and http/ import Fastify', () => {
    const mayUseFastify = (file: string) =>
      ['server/app.ts', 'server/main.ts'].includes(file) || within('server/http')(file);
    const elsewhere = (file: string) => within('server')(file) && !mayUseFastify(file) && !isTest(file);
    expect(offenders(elsewhere, ({ target }) => /^@?fastify/.test(target))).toEqual([]);
  });

  test('only *Queries.ts and database/ contain SQL', () => {
    const elsewhere = (file: string) =>
      within('server')(file) &&
      !within('server/database')(file) &&
      !file.endsWith('Queries.ts') &&
      !isTest(file);
    expect(offenders(elsewhere, ({ target, names }) => target === 'kysely' && names.includes('sql'))).toEqual(
      [],
    );
  });
});

test('ui/ imports neither the API nor components nor pages', () => {
  const shop = (target: string) => isOurs(target) && !within('web/ui', 'web/styles', 'domain')(target);
  expect(offenders(within('web/ui'), ({ target }) => shop(target))).toEqual([]);
});

test('components and browser state take values as props: they import neither pages nor their route types', () => {
  const belowPages = within('web/components', 'web/ui', 'web/state', 'web/auth', 'web/api', 'web/seo');
  const ofPages = ({ target }: ImportLine) => within('web/routes')(target) || target.includes('/+types/');
  expect(offenders(belowPages, ofPages)).toEqual([]);
});

test('the root of web/ holds only the entries, the root route and the routes', () => {
  const files = readdirSync(join(root, 'web'), { withFileTypes: true }).filter((entry) => entry.isFile());
  const expected = ['entry.client.tsx', 'entry.server.tsx', 'root.tsx', 'routes.ts', 'tsconfig.json'];
  expect(files.map(({ name }) => name).sort()).toEqual(expected);
});

test('no file or directory is named utils, helpers or the like', () => {
  const vague = ['utils', 'helpers', 'misc', 'common', 'shared', 'lib'];
  const found = sourceFiles(root).filter((file) =>
    file.split('/').some((part) => vague.includes(basename(part).replace(/\.tsx?$/, ''))),
  );
  expect(found).toEqual([]);
});

describe('import cycles', () => {
  test('are found, however many files they lead through', () => {
    const between = (file: string, target: string) => ({ file, target, names: [] });
    const circle = [between('a', 'b'), between('b', 'c'), between('c', 'b'), between('a', 'c')];
    expect(importCycles(circle)).toEqual(['b → c → b']);
    expect(importCycles(circle.slice(0, 2))).toEqual([]);
  });

  /** `orders.ts` and `orders.schema.ts` count as one file: the first may take types from the second, see below. */
  const nounOf = (file: string) => file.replace(/\.schema\.ts$/, '.ts');

  test.each(['domain', 'contract', 'server', 'web'])('%s has none, type-only imports included', (layer) => {
    const between = lines
      .filter(({ file, target }) => [file, target].every(within(layer)))
      .map((line) => ({ ...line, file: nounOf(line.file), target: nounOf(line.target) }))
      .filter(({ file, target }) => file !== target);
    expect(importCycles(between)).toEqual([]);
  });

  test('a file beside a schema file imports zod and schemas as types only', () => {
    const nouns = sourceFiles(root)
      .filter((file) => /^domain\/\w+\.schema\.ts$/.test(file))
      .map(nounOf);
    const loadsSchemas = /^import (?!type )[^;]*from '(zod|[^']+\.schema\.ts)'/m;
    expect(nouns.length).toBeGreaterThan(15);
    expect(nouns.filter((file) => loadsSchemas.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
    expect("import { a } from './a.schema.ts';").toMatch(loadsSchemas);
    expect("import type { a } from './a.schema.ts';").not.toMatch(loadsSchemas);
  });
});
