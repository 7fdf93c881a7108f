/** Node is pinned like every other package: by version and hash, for each platform. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasNode, root } from './pinnedNode.mjs';

interface Locked {
  version?: string;
  integrity?: string;
  optional?: boolean;
  os?: string | string[];
  cpu?: string | string[];
}
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { optionalDependencies, allowScripts } = read('package.json');
const locked = read('package-lock.json').packages as Record<string, Locked>;

const platforms = ['darwin arm64', 'darwin x64', 'linux arm64', 'linux x64', 'win32 x64'];
const nodes = Object.keys(optionalDependencies).filter((name) => name.startsWith('node-'));

test('Node is locked by hash for every platform, and each package is for one platform', () => {
  const found = nodes.map((name) => {
    const { version, integrity, optional, os, cpu } = locked[`node_modules/${name}`] ?? {};
    expect(version).toBe(optionalDependencies[name]);
    expect(version).toMatch(/^24\./);
    expect(integrity).toMatch(/^sha512-/);
    expect(optional).toBe(true);
    return `${[os].flat()} ${[cpu].flat()}`;
  });
  expect(found.sort()).toEqual(platforms);
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
