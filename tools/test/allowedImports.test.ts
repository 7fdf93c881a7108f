/**
 * Who may import whom: `texts ← domain ← contract ← server`, `texts ← domain ← contract ← web`, and a few narrower rules. Biome finds
 * import cycles, of types too, and imports of Kysely's `sql` outside the files that may contain SQL (biome.json).
 */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../launch/pinnedNode.mjs';
import { sourceFiles, textOf } from './sources.ts';

/** What a file imports, as paths from the root or as packages: `domain/money.ts`, `node:fs`. */
function importsIn(file: string, code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const exported = staticExports.flatMap(({ entries }) => entries);
  return [...staticImports, ...exported, ...dynamicImports].flatMap(({ moduleRequest }) => {
    if (!moduleRequest) return [];
    const specifier = code.slice(moduleRequest.start + 1, moduleRequest.end - 1);
    return [specifier.startsWith('.') ? join(dirname(file), specifier) : specifier.replace(/^#/, '')];
  });
}

test('imports are read in every form they take', () => {
  const code = `import { type A, b as c } from '../money.ts';
import type { D } from '#domain/text.ts';
import './side.css';
export { e } from './e.ts';
export * from '@scope/pack/deep';
const f = await import('node:fs');`;
  const expected = 'web/money.ts domain/text.ts web/ui/side.css web/ui/e.ts @scope/pack/deep node:fs';
  expect(importsIn('web/ui/x.tsx', code)).toEqual(expected.split(' '));
});

/** No file that matches the first pattern imports what matches the second. */
type Rule = [files: RegExp, never: RegExp];

const rulesOfProduction: Rule[] = [
  [/^(domain|contract|server|web)\//, /^(tools|e2e|bench|faults)\//],
  // Browsers have no Node.
  [/^web\/(?!.*entry\.server)/, /^node:/],
  // Accounts come before products, products before coupons, coupons before carts, and carts before orders.
  [/^server\/accounts\//, /^server\/(products|carts|orders|addresses|reviews)\//],
  [/^server\/products\//, /^server\/(coupons|carts|orders)\//],
  [/^server\/coupons\//, /^server\/(carts|orders)\//],
  [/^server\/carts\//, /^server\/orders\//],
  [/^server\/(?!app\.ts|main\.ts|http\/)/, /^@?fastify/],
  // Loaded only where the settings name a collector: by a dynamic import.
  [/^server\/(?!tracing\/openTracing\.ts)/, /^@opentelemetry\//],
  [/^server\/(?!tracing\/loadTracing\.ts)/, /^server\/tracing\/openTracing\.ts/],
];

/** Tests must follow these, too, except that they import Vitest and fast-check. */
const rulesOfAll: Rule[] = [
  [/^texts\//, /^(?!texts\/)/],
  [/^domain\//, /^(?!domain\/|texts\/|zod\b)/],
  [/^contract\//, /^(?!domain\/|contract\/|texts\/|zod\b)/],
  [/^server\//, /^web\//],
  [/^web\//, /^(server|demo)\//],
  [/^web\/ui\//, /^((contract|server|demo|e2e|tools|bench|faults)\/|web\/(?!ui\/|styles\/))/],
  // Components and browser state take values as props, without pages or their route types.
  [/^web\/(components|ui|state|auth|api|seo)\//, /^web\/routes\/|\/\+types\//],
];

const isTest = (file: string) => /\.test\.tsx?$|^server\/testing\//.test(file);
const imports = sourceFiles.flatMap((file) =>
  importsIn(file, textOf(file)).map((target) => ({ file, target })),
);
const ofProduction = imports.filter(({ file }) => !isTest(file));
const ofAll = imports.filter(({ file, target }) => !isTest(file) || !/^(vitest|fast-check)\b/.test(target));

test.each([
  ...rulesOfProduction.map((rule) => [...rule, ofProduction] as const),
  ...rulesOfAll.map((rule) => [...rule, ofAll] as const),
])('%s does not import %s', (files, never, all) => {
  const checked = all.filter(({ file }) => files.test(file));
  expect(checked).not.toEqual([]);
  expect(checked.filter(({ target }) => never.test(target))).toEqual([]);
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

test('only files of queries, projections and the database call Kysely to build a statement', () => {
  const statement = /\.(selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(/;
  const allowed = /Queries\.ts$|^server\/(projections|database)\//;
  const production = sourceFiles.filter(
    (file) => /^(domain|contract|server|web|tools)\//.test(file) && !isTest(file),
  );
  const withStatements = production.filter((file) => statement.test(textOf(file)));
  expect(withStatements.length).toBeGreaterThan(25);
  expect(withStatements.filter((file) => !allowed.test(file))).toEqual([]);
});

test('only inLanguageOf says where the server reads its language: files of tests share a worker', () => {
  const setting = sourceFiles.filter(
    (file) => file.startsWith('server/') && textOf(file).includes('readLanguageFrom'),
  );
  expect(setting).toEqual(['server/inLanguageOf.ts']);
});

test('the root of web/ holds only the entries, the root route and the routes', () => {
  const expected = ['entry.client.tsx', 'entry.server.tsx', 'root.tsx', 'routes.ts', 'tsconfig.json'];
  expect(globSync('*.*', { cwd: join(root, 'web') }).sort()).toEqual(expected);
});

test('no file or directory is named utils, helpers or the like', () => {
  const vague = /(^|\/)(utils|helpers|misc|common|shared|lib)(\.tsx?)?(\/|$)/;
  expect(sourceFiles.filter((file) => vague.test(file))).toEqual([]);
});
