/** Node is pinned like every other package: by version and hash, for each platform. */
import { expect, test } from 'vitest';
import { textOf } from '../test/sources.ts';
import { hasNode } from './pinnedNode.mjs';

const { optionalDependencies, allowScripts } = JSON.parse(textOf('package.json'));
const locked: Record<string, { integrity?: string; os?: string[]; cpu?: string[] }> = JSON.parse(
  textOf('package-lock.json'),
).packages;

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

test('every package has a hash', () => {
  const without = Object.entries(locked).filter(([path, { integrity }]) => path !== '' && !integrity);
  expect(without).toEqual([]);
});

test('Node needs no install script, and runs these tests', () => {
  expect(Object.keys(allowScripts).filter((name) => name.startsWith('node'))).toEqual([]);
  expect(hasNode()).toBe(true);
  expect(process.execPath).toContain('node_modules');
  expect(process.version).toMatch(/^v24\./);
});
