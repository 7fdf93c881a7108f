/** Checks what README.md and docs/*.md claim: every path exists, and a feature has one name in every layer. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { root } from '../launch/pinnedNode.mjs';
import { textOf } from './sources.ts';

const documents = globSync(['README.md', 'docs/*.md'], { cwd: root }).map((file) => file.replace('\\', '/'));

/** Files that git tracks or would track, selected by git's own patterns. */
function filesIn(pattern: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', pattern];
  const found = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return found.filter((file) => file !== '' && existsSync(join(root, file)));
}
const files = filesIn('.');
const layers = new Set(files.filter((file) => /^\w+\//.test(file)).map((file) => file.split('/')[0]));

/** The first group of each match. */
const found = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

/** `orders/placeOrder.ts`, `domain/`, `*.test.ts`: a path in backticks. URLs, settings and code are none. */
const isPath = (code: string): boolean =>
  /^[\w*][\w*.-]*(\/[\w*.-]+)*\/?$/.test(code) &&
  (/\.(tsx?|mjs|css|md|sql|json)$/.test(code) || (code.includes('/') && layers.has(code.split('/')[0])));

/** A path begins at the root. A file's name alone may lie anywhere. */
function placesOf(path: string): RegExp {
  const pattern = path.replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]*').replace(/[^/]$/, '$&(/|$)');
  return new RegExp(path.includes('/') ? `^${pattern}` : `(^|/)${pattern}`);
}

describe.each(documents)('in %s', (document) => {
  const text = textOf(document);

  test('every path exists', () => {
    const paths = found(/`([^`\n]+)`/g, text.replace(/```.*?```/gs, '')).filter(isPath);
    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => !files.some((file) => placesOf(path).test(file)))).toEqual([]);
  });

  test('every test that a command names exists', () => {
    // `npx vitest run cart.test`, `npm run test:faults -- disks`: parts of file names.
    const names = found(/(?:npx vitest run|npx playwright test|npm run test:faults --) ([\w./ ]+)`/g, text);
    const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
    const parts = names.flatMap((some) => some.split(' '));
    expect(parts.filter((part) => !tests.some((file) => file.includes(part)))).toEqual([]);
  });

  test('every link leads to a file', () => {
    const links = found(/\]\(([^:)]+)\)/g, text);
    expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
  });
});

const readme = textOf('README.md');
const [layout = ''] = found(/## Layout\n+```\n(.*?)```/gs, readme);
const [sentence = ''] = found(/(A feature has the same name in every layer\..*?)Login is/gs, readme);
const features = ['orders', ...found(/`([A-Za-z]+)`/g, sentence)];

test('the README names every directory of the root, and the features', () => {
  expect(new Set(found(/^(\w+)\/ /gm, layout))).toEqual(layers);
  expect(features).toEqual(expect.arrayContaining(['adminOrders', 'products', 'audit', 'settings']));
});

test.each(features)('%s has this name in the rules or the API, on the server and on the pages', (feature) => {
  const named = filesIn(`:(icase)*${feature}*`).map((file) => file.split('/')[0]);
  expect(named.some((layer) => layer === 'domain' || layer === 'contract')).toBe(true);
  expect(named).toEqual(expect.arrayContaining(['server', 'web']));
});

test.each(['domain/accounts.ts', 'contract/auth.ts', 'server/accounts/*', 'web/auth/*'])(
  'login has files in %s',
  (place) => {
    expect(filesIn(place)).not.toEqual([]);
  },
);
