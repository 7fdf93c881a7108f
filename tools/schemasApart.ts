/**
 * A rule and its schema stand in one file of `domain/`, and a bundler moves files whole: a page that prints a price
 * would carry the schema library because a form checks one. In the browser's build each such file is therefore two,
 * `?rules` and `?schemas` (whatever comes from zod, directly or not), behind its own name.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parseAst, transformWithOxc } from 'vite';
import { type ImportedName, type ModuleParts, type Part, partsOf, type SyntaxNode } from './moduleParts.ts';

const wing = fileURLToPath(new URL('../domain/', import.meta.url));
const isOfWing = (path: string) => path.startsWith(wing) && path.endsWith('.ts');

/** The half of a file that needs the schema library. */
export const isSchemas = (id: string): boolean => id.endsWith('?schemas');

interface DomainModule extends ModuleParts {
  /** What comes from the schema library. */
  schemaNames: ReadonlySet<string>;
}

const read = new Map<string, Promise<DomainModule>>();

function moduleAt(path: string): Promise<DomainModule> {
  const known = read.get(path) ?? readModule(path);
  read.set(path, known);
  return known;
}

async function readModule(path: string): Promise<DomainModule> {
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path);
  const parts = partsOf(parseAst(code).body as unknown as SyntaxNode[], code);
  return { ...parts, schemaNames: await schemaNamesOf(parts, path) };
}

const fileOf = (source: string, importer: string): string => join(dirname(importer), source);

async function schemaNamesOf({ imports, parts }: ModuleParts, path: string): Promise<Set<string>> {
  const names = new Set<string>();
  for (const { local, imported, source } of imports) {
    const isSchema = source === 'zod' || (await moduleAt(fileOf(source, path))).schemaNames.has(imported);
    if (isSchema) names.add(local);
  }
  for (let before = -1; before < names.size; ) {
    before = names.size;
    for (const part of parts) if (speaksOf(part, names)) for (const name of part.declares) names.add(name);
  }
  return names;
}

const speaksOf = ({ mentions }: Part, names: ReadonlySet<string>): boolean =>
  [...mentions].some((name) => names.has(name));

const importLine = ({ local, imported, source }: ImportedName, path: string): string => {
  const from = JSON.stringify(source.startsWith('.') ? fileOf(source, path) : source);
  if (imported === 'ImportDefaultSpecifier') return `import ${local} from ${from};`;
  if (imported === 'ImportNamespaceSpecifier') return `import * as ${local} from ${from};`;
  return `import { ${imported} as ${local} } from ${from};`;
};

/** One half: its statements, the imports they need, and of the other half what they speak of. */
function halfOf(module: DomainModule, path: string, isHere: (part: Part) => boolean): string {
  const here = module.parts.filter(isHere);
  const there = module.parts.filter((part) => !isHere(part));
  const spokenOf = (name: string) => here.some(({ mentions }) => mentions.has(name));
  const taken = there.flatMap(({ declares }) => declares).filter(spokenOf);
  const wanted = here
    .filter(({ isExported }) => !isExported)
    .flatMap(({ declares }) => declares)
    .filter((name) => there.some(({ mentions }) => mentions.has(name)));
  return [
    ...module.imports.filter(({ local }) => spokenOf(local)).map((name) => importLine(name, path)),
    ...(taken.length > 0 ? [`import { ${taken.join(', ')} } from ${JSON.stringify(`${path}?rules`)};`] : []),
    ...here.map(({ text }) => text),
    ...(wanted.length > 0 ? [`export { ${wanted.join(', ')} };`] : []),
  ].join('\n');
}

/** What stands behind an id of the wing; null for a file that is of one piece. */
export async function halvesOf(id: string): Promise<string | null> {
  const [path = id, half] = id.split('?');
  const module = await moduleAt(path);
  const isSchema = (part: Part) => speaksOf(part, module.schemaNames);
  if (half === 'schemas') return halfOf(module, path, isSchema);
  if (half === 'rules') return halfOf(module, path, (part) => !isSchema(part));
  if (module.parts.every(isSchema) || !module.parts.some(isSchema)) return null;
  const exported = (parts: readonly Part[]) =>
    parts.filter(({ isExported }) => isExported).flatMap(({ declares }) => declares);
  const rules = exported(module.parts.filter((part) => !isSchema(part)));
  const schemas = exported(module.parts.filter(isSchema));
  const line = (names: string[], from: string) =>
    `export { ${names.join(', ')} } from ${JSON.stringify(`${path}?${from}`)};`;
  return `${line(rules, 'rules')}\n${line(schemas, 'schemas')}`;
}

export function schemasApart(): Plugin {
  return {
    name: 'schemas-apart',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /\.ts\?(rules|schemas)$/ },
      handler: (id) => ({ id, moduleSideEffects: false }),
    },
    async load(id) {
      if (!isOfWing(id.split('?')[0] ?? '')) return null;
      const code = await halvesOf(id);
      return code === null ? null : { code, moduleSideEffects: false, moduleType: 'js', map: null };
    },
  };
}
