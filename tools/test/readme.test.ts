/**
 * Checks what the documents claim: every path exists, whether it begins at the root or beside the document, and a feature has one
 * name in every layer.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { root } from '../launch/pinnedNode.mjs';
import { textOf } from './sources.ts';

const documents = globSync(['{,bench/,deploy/}README.md', 'docs/*.md'], { cwd: root }).map((file) =>
  file.replaceAll('\\', '/'),
);

/** Files that git tracks or would track, selected by git's own patterns. */
function filesIn(pattern: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', pattern];
  const found = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return found.filter((file) => file !== '' && existsSync(join(root, file)));
}
const files = filesIn('.');

/** The first group of each match. */
const found = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

/** The directories of a directory, `''` for the root. */
const directoriesIn = (directory: string) =>
  new Set(found(new RegExp(`^${directory}([\\w-]+)/`, 'gm'), files.join('\n')));
const layers = directoriesIn('');

/** `orders/placeOrder.ts`, `domain/`, `*.test.ts`: a path in backticks. URLs, settings and code are none. */
const isPath = (code: string, directories: ReadonlySet<string>): boolean =>
  /^[\w*][\w*.-]*(\/[\w*.-]+)*\/?$/.test(code) &&
  (/\.(tsx?|mjs|css|md|sql|json)$/.test(code) ||
    (code.includes('/') && directories.has(code.split('/')[0] ?? '')));

/** What benchmarks write is not in git. */
const isWritten = (path: string): boolean => path.startsWith('bench/results/');

/** A path begins at the root. A file's name alone may lie anywhere. */
function placesOf(path: string): RegExp {
  const pattern = path.replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]*').replace(/[^/]$/, '$&(/|$)');
  return new RegExp(path.includes('/') ? `^${pattern}` : `(^|/)${pattern}`);
}

describe.each(documents)('in %s', (document) => {
  const text = textOf(document);
  const beside = document.replace(/[^/]+$/, '');
  const directories = new Set([...layers, ...directoriesIn(beside)]);
  const exists = (path: string) =>
    [path, beside + path].some((place) => files.some((file) => placesOf(place).test(file)));

  test('every path exists', () => {
    const codes = found(/`([^`\n]+)`/g, text.replace(/```.*?```/gs, ''));
    const paths = codes.filter((code) => isPath(code, directories) && !isWritten(code));
    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });

  test('every test that a command names exists', () => {
    // `npx vitest run cart.test`, `npm run test:faults -- disks`: parts of file names.
    const names = found(/(?:npx vitest run|npx playwright test|npm run test:faults --) ([\w./ ]+)`/g, text);
    const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
    const parts = names.flatMap((some) => some.split(' '));
    expect(parts.filter((part) => !tests.some((file) => file.includes(part)))).toEqual([]);
  });

  test('every link leads to a file', () => {
    const links = found(/\]\(([^:)#]+)(?:#[\w-]*)?\)/g, text);
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
