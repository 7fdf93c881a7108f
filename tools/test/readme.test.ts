/** Checks what README.md and docs/*.md claim: every path exists, and a feature has one name in every layer. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { root } from '../launch/pinnedNode.mjs';

const documents = [
  'README.md',
  ...globSync('docs/*.md', { cwd: root }).map((file) => file.replaceAll('\\', '/')),
];
const textOf = (document: string) => readFileSync(join(root, document), 'utf8');

/** Files that git tracks or would track; directories end in `/`. Git's own pathspecs select some of them. */
const filesIn = (...pathspecs: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...pathspecs], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));
const files = filesIn('.');
const layers = new Set(files.filter((file) => /^\w+\//.test(file)).map((file) => file.split('/')[0]));

/** `orders/placeOrder.ts`, `domain/`, `*.test.ts`: a path in backticks. URLs, settings and code are none. */
const isPath = (code: string): boolean =>
  /^[\w*][\w*.-]*(\/[\w*.-]+)*\/?$/.test(code) &&
  (/\.(tsx?|mjs|css|md|sql|json)$/.test(code) || (code.includes('/') && layers.has(code.split('/')[0])));

const pathsIn = (text: string): string[] => [
  ...[...text.replace(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter(isPath),
];

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link).filter((link) => !link.includes(':'));

/** Where a document's path may lie. A file's name alone may lie anywhere; security.md leaves `server/` and `e2e/` out. */
function placesOf(document: string, path: string): RegExp {
  const escaped = path.replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]*');
  const pattern = path.endsWith('/') ? escaped : `${escaped}(/|$)`;
  if (document === 'docs/security.md') {
    return new RegExp(path.endsWith('.spec.ts') ? `^(e2e/)?${pattern}` : `^(server/)?${pattern}`);
  }
  return new RegExp(path.includes('/') ? `^${pattern}` : `(^|/)${pattern}`);
}

test.each(documents)('every path in %s exists', (document) => {
  const paths = pathsIn(textOf(document));
  expect(paths).not.toEqual([]);
  const missing = paths.filter((path) => {
    const place = placesOf(document, path);
    return !files.some((file) => place.test(file));
  });
  expect(missing).toEqual([]);
});

/** `npx vitest run cart.test`, `npx playwright test withoutNetwork`, `npm run test:faults -- disks`: parts of file names. */
const runs = (text: string): string[] =>
  [...text.matchAll(/(?:npx vitest run|npx playwright test|npm run test:faults --) ([\w./ ]+)`/g)].flatMap(
    ([, names = '']) => names.split(' '),
  );

test.each(documents)('every test that a command in %s names exists', (document) => {
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const missing = runs(textOf(document)).filter((name) => !tests.some((file) => file.includes(name)));
  expect(missing).toEqual([]);
});

test.each(documents)('every link in %s leads to a file', (document) => {
  const broken = linksIn(textOf(document)).filter((link) => !existsSync(join(root, dirname(document), link)));
  expect(broken).toEqual([]);
});

test('the layout in the README names every directory of the root', () => {
  const layout = textOf('README.md').match(/## Layout\n+```\n(.*?)```/s)?.[1] ?? '';
  const named = [...layout.matchAll(/^(\w+)\/ /gm)].map(([, name]) => name);
  expect(new Set(named)).toEqual(layers);
});

/** The features of the README, from its own sentence. */
const features = (): string[] => {
  const sentence =
    textOf('README.md').match(/A feature has the same name in every layer\..*?Login is/s)?.[0] ?? '';
  return ['orders', ...[...sentence.matchAll(/`([A-Za-z]+)`/g)].map(([, name = '']) => name)];
};

test('the README names the features', () => {
  expect(features()).toEqual(
    expect.arrayContaining(['orders', 'adminOrders', 'products', 'audit', 'settings']),
  );
});

test.each(features())(
  '%s has this name in the rules or the API, on the server and on the pages',
  (feature) => {
    const found = filesIn(`:(icase)*${feature}*`).map((file) => file.split('/')[0]);
    expect(found.some((layer) => layer === 'domain' || layer === 'contract')).toBe(true);
    expect(found).toEqual(expect.arrayContaining(['server', 'web']));
  },
);

test.each(['domain/accounts.ts', 'contract/auth.ts', 'server/accounts/*', 'web/auth/*'])(
  'login has files in %s',
  (place) => {
    expect(filesIn(place)).not.toEqual([]);
  },
);
