/** Node is pinned like every other package: by version and hash, for each platform. */
import { expect, test } from 'vitest';
import { textOf } from '../test/sources.ts';
import { hasNode } from './pinnedNode.mjs';

const { optionalDependencies, allowScripts } = JSON.parse(textOf('package.json'));

type Packages = Record<string, { integrity?: string; inBundle?: boolean; os?: string[]; cpu?: string[] }>;
const packagesIn = (file: string): Packages => JSON.parse(textOf(file)).packages;
const locked = packagesIn('package-lock.json');

test('Node is locked by hash for every platform, and each package is for one platform', () => {
  const nodes = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
  const platforms = nodes.map(([name, version]) => {
    const entry = locked[`node_modules/${name}`];
    const hash = expect.stringMatching(/^sha512-/);
    expect(entry).toMatchObject({ version, integrity: hash, optional: true });
    expect(version).toMatch(/^24\./);
    return `${entry?.os} ${entry?.cpu}`;
  });
  expect(platforms.sort()).toEqual(['darwin arm64', 'darwin x64', 'linux arm64', 'linux x64', 'win32 x64']);
});

test('every package has a hash, or comes in the archive of one that has', () => {
  const bundling = (path: string) => path.slice(0, path.lastIndexOf('/node_modules/'));
  const without = Object.entries(locked).filter(
    ([path, { integrity, inBundle }]) =>
      path !== '' && !integrity && !(inBundle && locked[bundling(path)]?.integrity),
  );
  expect(without).toEqual([]);
});

test('every package that npm installs on all platforms is locked', () => {
  const unlocked = Object.entries(packagesIn('node_modules/.package-lock.json')).filter(
    ([path, { os, cpu }]) => !os && !cpu && !locked[path],
  );
  expect(unlocked).toEqual([]);
});

test('Node needs no install script, and runs these tests', () => {
  expect(Object.keys(allowScripts).filter((name) => name.startsWith('node'))).toEqual([]);
  expect(hasNode()).toBe(true);
  expect(process.execPath).toContain('node_modules');
  expect(process.version).toMatch(/^v24\./);
});
