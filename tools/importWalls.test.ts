/** Who may import whom: `domain ← contract ← server`, `domain ← contract ← web`, and a few narrower doors. */
import { basename } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { type ImportLine, importLines, importsIn, sourceFiles } from './imports.ts';
import { root } from './pinnedNode.mjs';

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

describe('the wings', () => {
  test.each([
    ['domain', ['domain'], ['zod']],
    ['contract', ['domain', 'contract'], ['zod']],
  ])('%s imports %o and %o only', (wing, wings, packages) => {
    const stays = within(...wings);
    const tested = ['vitest', 'fast-check'];
    expect(
      offenders(within(wing), ({ file, target }) => {
        const allowed = isTest(file) ? [...packages, ...tested] : packages;
        return !stays(target) && !allowed.includes(target);
      }),
    ).toEqual([]);
  });

  test('server and web never meet', () => {
    expect(offenders(within('server'), ({ target }) => within('web')(target))).toEqual([]);
    expect(offenders(within('web'), ({ target }) => within('server', 'demo')(target))).toEqual([]);
  });

  test('nothing the shop is made of imports its tools', () => {
    const parts = (file: string) => within('domain', 'contract', 'server', 'web')(file) && !isTest(file);
    expect(offenders(parts, ({ target }) => within('tools', 'e2e', 'bench', 'faults')(target))).toEqual([]);
  });

  test('the browser has no Node', () => {
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
  ])('%s does not import %o', (noun, later) => {
    const folders = later.map((folder) => `server/${folder}`);
    const from = (file: string) => within(`server/${noun}`)(file) && !isTest(file);
    expect(offenders(from, ({ target }) => within(...folders)(target))).toEqual([]);
  });

  test('only app, main and http know Fastify', () => {
    const door = (file: string) =>
      ['server/app.ts', 'server/main.ts'].includes(file) || within('server/http')(file);
    const elsewhere = (file: string) => within('server')(file) && !door(file) && !isTest(file);
    expect(offenders(elsewhere, ({ target }) => /^@?fastify/.test(target))).toEqual([]);
  });

  test('SQL stands in *Queries.ts and database/ only', () => {
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

test('ui/ has no shop words: it knows neither the API nor the components nor the pages', () => {
  const shop = (target: string) => isOurs(target) && !within('web/ui', 'web/styles', 'domain')(target);
  expect(offenders(within('web/ui'), ({ target }) => shop(target))).toEqual([]);
});

test('no folder is a drawer for everything', () => {
  const drawers = ['utils', 'helpers', 'misc', 'common', 'shared', 'lib'];
  const found = sourceFiles(root).filter((file) =>
    file.split('/').some((part) => drawers.includes(basename(part).replace(/\.tsx?$/, ''))),
  );
  expect(found).toEqual([]);
});
