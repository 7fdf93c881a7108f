/** Who may import whom: `domain ← contract ← server`, `domain ← contract ← web`, and a few narrower rules. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { root } from '../launch/pinnedNode.mjs';
import { type Import, importsIn, sourceFiles, textOf } from './imports.ts';

const imports = sourceFiles.flatMap((file) => importsIn(file, textOf(file)));

test('imports are read in every form they take', () => {
  const code = `import a from 'zod';
import { type B, c as d } from '../money.ts';
import type { E } from '#domain/text.ts';
import {
  f,
  g,
} from '@scope/pack/deep';
import './side.css';
export { h } from './h.ts';
const i = await import('node:fs');`;
  const file = 'web/ui/x.tsx';
  expect(importsIn(file, code)).toEqual([
    { file, target: 'zod', names: [], loads: true },
    { file, target: 'web/money.ts', names: ['B', 'c'], loads: true },
    { file, target: 'domain/text.ts', names: ['E'], loads: false },
    { file, target: '@scope/pack', names: ['f', 'g'], loads: true },
    { file, target: 'web/ui/side.css', names: [], loads: true },
    { file, target: 'web/ui/h.ts', names: ['h'], loads: true },
    { file, target: 'node:fs', names: [], loads: false },
  ]);
});

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('server/testing/');

interface Rule {
  /** The importing files. */
  from: RegExp;
  /** Tests must follow the rule, too. */
  tests?: boolean;
  only?: RegExp;
  never?: RegExp;
  /** The rule is about imports of this name. */
  name?: string;
}

const rules: [title: string, Rule][] = [
  ['domain imports zod only', { from: /^domain\//, only: /^(domain\/|zod$)/ }],
  ['contract imports domain and zod only', { from: /^contract\//, only: /^((domain|contract)\/|zod$)/ }],
  [
    'tests of domain need no other layer',
    { from: /^domain\//, tests: true, only: /^(domain\/|(zod|vitest|fast-check)$)/ },
  ],
  [
    'tests of contract need no server and no pages',
    { from: /^contract\//, tests: true, only: /^((domain|contract)\/|(zod|vitest|fast-check)$)/ },
  ],
  ['server does not import web', { from: /^server\//, tests: true, never: /^web\// }],
  ['web does not import server', { from: /^web\//, tests: true, never: /^(server|demo)\// }],
  [
    'production code imports neither tools nor tests',
    { from: /^(domain|contract|server|web)\//, never: /^(tools|e2e|bench|faults)\// },
  ],
  ['code of the browser imports no Node module', { from: /^web\/(?!.*entry\.server)/, never: /^node:/ }],
  [
    'accounts come before products, carts and orders',
    { from: /^server\/accounts\//, never: /^server\/(products|carts|orders|addresses|reviews)\// },
  ],
  [
    'products come before carts and orders',
    { from: /^server\/products\//, never: /^server\/(carts|orders)\// },
  ],
  ['carts come before orders', { from: /^server\/carts\//, never: /^server\/orders\// }],
  [
    'only app.ts, main.ts and http/ import Fastify',
    { from: /^server\/(?!app\.ts|main\.ts|http\/)/, never: /^@?fastify/ },
  ],
  [
    'only *Queries.ts and database/ contain SQL',
    { from: /^server\/(?!database\/|.*Queries\.ts$)/, never: /^kysely$/, name: 'sql' },
  ],
  [
    'ui/ imports neither the API nor components nor pages',
    {
      from: /^web\/ui\//,
      tests: true,
      never: /^((contract|server|demo|e2e|tools|bench|faults)\/|web\/(?!ui\/|styles\/))/,
    },
  ],
  [
    'components and browser state take values as props: they import neither pages nor their route types',
    { from: /^web\/(components|ui|state|auth|api|seo)\//, tests: true, never: /^web\/routes\/|\/\+types\// },
  ],
];

test.each(rules)('%s', (_title, { from, tests = false, only = /./, never = /^$/, name }) => {
  const checked = imports.filter(({ file }) => from.test(file) && (tests || !isTest(file)));
  expect(checked).not.toEqual([]);
  const wrong = checked.filter(
    ({ target, names }) =>
      (never.test(target) || !only.test(target)) && (name === undefined || names.includes(name)),
  );
  expect(wrong.map(({ file, target, names }) => `${file} imports ${target} ${names}`)).toEqual([]);
});

test('the root of web/ holds only the entries, the root route and the routes', () => {
  const found = readdirSync(join(root, 'web'), { withFileTypes: true }).filter((entry) => entry.isFile());
  const expected = ['entry.client.tsx', 'entry.server.tsx', 'root.tsx', 'routes.ts', 'tsconfig.json'];
  expect(found.map(({ name }) => name).sort()).toEqual(expected);
});

test('no file or directory is named utils, helpers or the like', () => {
  const vague = /(^|\/)(utils|helpers|misc|common|shared|lib)(\.tsx?)?(\/|$)/;
  expect(sourceFiles.filter((file) => vague.test(file))).toEqual([]);
});

/** `orders.ts` and `orders.schema.ts` count as one file: the first may take types from the second, see below. */
const nounOf = (file: string) => file.replace(/\.schema\.ts$/, '.ts');

describe('import cycles', () => {
  type Edge = Pick<Import, 'file' | 'target'>;

  /** Leaves out, again and again, files that import nothing or that nothing imports. */
  function cyclesIn(edges: Edge[]): Edge[] {
    const importing = new Set(edges.map(({ file }) => file));
    const imported = new Set(edges.map(({ target }) => target));
    const left = edges.filter(({ file, target }) => imported.has(file) && importing.has(target));
    return left.length === edges.length ? left : cyclesIn(left);
  }

  test('are found, however many files they lead through', () => {
    const [ab, bc, cb] = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'b'],
    ].map(([file = '', target = '']) => ({ file, target }));
    expect(cyclesIn([ab, bc, cb] as Edge[])).toEqual([bc, cb]);
    expect(cyclesIn([ab, bc] as Edge[])).toEqual([]);
  });

  test.each(['domain', 'contract', 'server', 'web'])('%s has none, type-only imports included', (layer) => {
    const edges = imports
      .filter(({ file, target }) => [file, target].every((path) => path.startsWith(`${layer}/`)))
      .map(({ file, target }) => ({ file: nounOf(file), target: nounOf(target) }))
      .filter(({ file, target }) => file !== target);
    expect(cyclesIn(edges)).toEqual([]);
  });
});

test('a file beside a schema file imports zod and schemas as types only', () => {
  const nouns = sourceFiles.filter((file) => /^domain\/\w+\.schema\.ts$/.test(file)).map(nounOf);
  expect(nouns.length).toBeGreaterThan(15);
  const loaded = imports.filter(({ file, loads }) => loads && nouns.includes(file));
  expect(loaded.filter(({ target }) => /^zod$|\.schema\.ts$/.test(target))).toEqual([]);
});
