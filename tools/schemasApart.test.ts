import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { partsOf, type SyntaxNode } from './moduleParts.ts';
import { root } from './pinnedNode.mjs';
import { halvesOf } from './schemasApart.ts';

const files = globSync('domain/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => join(root, file));

const partsIn = (code: string) => partsOf(parseAst(code).body as unknown as SyntaxNode[], code).parts;

test('no rule of the domain brings the schema library along', async () => {
  const cut = [];
  for (const file of files) {
    if ((await halvesOf(file)) === null) continue;
    cut.push(file);
    const rules = await halvesOf(`${file}?rules`);
    expect(rules, file).not.toContain('"zod"');
    expect(rules, file).not.toContain('?schemas');
  }
  expect(cut.length).toBeGreaterThan(15);
});

test('a file of both is both behind its own name', async () => {
  const money = join(root, 'domain', 'money.ts');
  expect(await halvesOf(money)).toMatch(
    /formatTaka.* from ".*money\.ts\?rules";\n.*priceField.*\?schemas";$/,
  );
  expect(await halvesOf(`${money}?schemas`)).toMatch(/import \{.*formatTaka.*\} from ".*money\.ts\?rules"/);
});

test('a name that stands for something else inside is no mention of the outer one', () => {
  const code = `
    function a(line) { return line.length; }
    function b(all) { for (const line of all) use(line); }
    const c = ({ line: [first], ...rest }) => ({ line: first, rest });
    const d = () => { try { risk(); } catch (line) { tell(line); } };
    const e = (text) => line(text).line;
    const f = { line };`;
  const mentioning = partsIn(code).filter(({ mentions }) => mentions.has('line'));
  expect(mentioning.flatMap(({ declares }) => declares)).toEqual(['e', 'f']);
});
