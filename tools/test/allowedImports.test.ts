/**
 * Who may import whom: `domain ← contract ← server`, `domain ← contract ← web`, and a few narrower rules. Import cycles are
 * found by Biome (biome.json).
 */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../launch/pinnedNode.mjs';
import { sourceFiles, textOf } from './sources.ts';

/** Each import as `domain/money.ts toTaka toPoisha`: the path from the root or the package, and the imported names. */
function importsIn(file: string, code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const found = [
    ...staticImports,
    ...staticExports.flatMap(({ entries }) => entries).map((entry) => ({ ...entry, entries: [entry] })),
    ...dynamicImports.map(({ moduleRequest }) => ({ moduleRequest, entries: [] })),
  ];
  return found.flatMap(({ moduleRequest, entries }) => {
    if (!moduleRequest) return [];
    const specifier = code.slice(moduleRequest.start + 1, moduleRequest.end - 1);
    const target = specifier.startsWith('.') ? join(dirname(file), specifier) : specifier.replace(/^#/, '');
    return [[target, ...entries.flatMap(({ importName }) => importName.name ?? [])].join(' ')];
  });
}

test('imports are read in every form they take', () => {
  const code = `import { type A, b as c } from '../money.ts';
import type { D } from '#domain/text.ts';
import './side.css';
export { e } from './e.ts';
export * from '@scope/pack/deep';
const f = await import('node:fs');`;
  expect(importsIn('web/ui/x.tsx', code)).toEqual([
    'web/money.ts A b',
    'domain/text.ts D',
    'web/ui/side.css',
    'web/ui/e.ts e',
    '@scope/pack/deep',
    'node:fs',
  ]);
});

/** No file that matches the first pattern has an import that matches the second. */
type Rule = [title: string, files: RegExp, never: RegExp];

const rulesOfProduction: Rule[] = [
  ['no layer imports tools or tests', /^(domain|contract|server|web)\//, /^(tools|e2e|bench|faults)\//],
  ['code of the browser imports no Node module', /^web\/(?!.*entry\.server)/, /^node:/],
  [
    'accounts come before products, carts and orders',
    /^server\/accounts\//,
    /^server\/(products|carts|orders|addresses|reviews)\//,
  ],
  ['products come before carts and orders', /^server\/products\//, /^server\/(carts|orders)\//],
  ['carts come before orders', /^server\/carts\//, /^server\/orders\//],
  ['only app.ts, main.ts and http/ import Fastify', /^server\/(?!app\.ts|main\.ts|http\/)/, /^@?fastify/],
  [
    'only *Queries.ts, projections/ and database/ contain SQL',
    /^server\/(?!database\/|projections\/|.*Queries\.ts$)/,
    /^kysely .*\bsql\b/,
  ],
];

/** Tests must follow these, too, except that they import Vitest and fast-check. */
const rulesOfAll: Rule[] = [
  ['domain imports zod only', /^domain\//, /^(?!domain\/|zod\b)/],
  ['contract imports domain and zod only', /^contract\//, /^(?!domain\/|contract\/|zod\b)/],
  ['server does not import web', /^server\//, /^web\//],
  ['web does not import server', /^web\//, /^(server|demo)\//],
  [
    'ui/ imports neither the API nor components nor pages',
    /^web\/ui\//,
    /^((contract|server|demo|e2e|tools|bench|faults)\/|web\/(?!ui\/|styles\/))/,
  ],
  [
    'components and browser state take values as props: they import neither pages nor their route types',
    /^web\/(components|ui|state|auth|api|seo)\//,
    /^web\/routes\/|\/\+types\//,
  ],
];

const isTest = (file: string) => /\.test\.tsx?$|^server\/testing\//.test(file);
const production = sourceFiles.filter((file) => !isTest(file));
const imports = Object.fromEntries(
  sourceFiles.map((file) => {
    const targets = importsIn(file, textOf(file));
    return [
      file,
      isTest(file) ? targets.filter((target) => !/^(vitest|fast-check)\b/.test(target)) : targets,
    ];
  }),
);

test.each([
  ...rulesOfProduction.map((rule) => [...rule, production] as const),
  ...rulesOfAll.map((rule) => [...rule, sourceFiles] as const),
])('%s', (_title, files, never, all) => {
  const checked = all.filter((file) => files.test(file));
  expect(checked).not.toEqual([]);
  const wrong = checked.map((file) => [file, imports[file]?.filter((target) => never.test(target))]);
  expect(wrong.filter(([, targets]) => targets?.length)).toEqual([]);
});

test('a file beside a schema file imports zod and schemas as types only', () => {
  const schemas = sourceFiles.filter((file) => /^domain\/\w+\.schema\.ts$/.test(file));
  const beside = schemas
    .map((file) => file.replace('.schema', ''))
    .filter((file) => sourceFiles.includes(file));
  expect(beside.length).toBeGreaterThan(15);
  const loading = /^import (?!type )[^;]*'(zod|.*\.schema\.ts)';/m;
  expect(beside.filter((file) => loading.test(textOf(file)))).toEqual([]);
});

test('the root of web/ holds only the entries, the root route and the routes', () => {
  const found = globSync('web/*.*', { cwd: root, exclude: ['web/*/**'] }).map((file) => file.slice(4));
  const expected = ['entry.client.tsx', 'entry.server.tsx', 'root.tsx', 'routes.ts', 'tsconfig.json'];
  expect(found.sort()).toEqual(expected);
});

test('no file or directory is named utils, helpers or the like', () => {
  const vague = /(^|\/)(utils|helpers|misc|common|shared|lib)(\.tsx?)?(\/|$)/;
  expect(sourceFiles.filter((file) => vague.test(file))).toEqual([]);
});
