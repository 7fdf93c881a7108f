/**
 * The icons' one door leads to all of them, so a bundler that groups files by who opens them can't tell which page shows
 * which icon. In the browser's build each import names its icon's own file.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const door = fileURLToPath(
  new URL('../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url),
);
const doorLine = /^export \{([^}]+)\} from '\.\/(icons\/[^']+)';$/gm;
const importLine = /import \{([^}]+)\} from 'lucide-react';/g;

/** `default as X` names X, whose file stands behind it. */
async function readDoor(): Promise<ReadonlyMap<string, string>> {
  const lines = [...(await readFile(door, 'utf8')).matchAll(doorLine)];
  return new Map(
    lines.flatMap(([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => [name.replace('default as', '').trim(), door.replace('lucide-react.mjs', file)]),
    ),
  );
}

export function iconsByFile(): Plugin {
  let files: ReadonlyMap<string, string> = new Map();
  const importOf = (entry: string): string => {
    const [name = '', local = name] = entry.trim().split(' as ');
    const file = files.get(name);
    if (!file) throw new Error(`There is no icon ${name}.`);
    return `import ${local} from ${JSON.stringify(file)};`;
  };
  return {
    name: 'icons-by-file',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      files = await readDoor();
    },
    transform: {
      filter: { id: /[\\/]web[\\/].*\.tsx?$/, code: importLine },
      handler(code) {
        return code.replace(importLine, (_line, entries: string) =>
          entries
            .split(',')
            .filter((entry) => entry.trim() && !entry.trim().startsWith('type '))
            .map(importOf)
            .join(' '),
        );
      },
    },
  };
}
