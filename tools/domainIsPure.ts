/**
 * Making a value of `domain/` has no effects, but a bundler can't know that of a schema's chained calls. Said here
 * of every constant of that wing, in the browser's build, so that rules a page doesn't use, and the schema library
 * with them, stay out of its script.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { transformWithOxc } from 'vite';

const wing = fileURLToPath(new URL('../domain/', import.meta.url));
const made = new Set(['CallExpression', 'NewExpression', 'ObjectExpression', 'ArrayExpression']);

interface Span {
  start: number;
  end: number;
}

interface Statement {
  type: string;
  declaration?: Statement | null;
  declarations?: { init: (Span & { type: string }) | null }[];
}

const constantsOf = (statement: Statement): Span[] => {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type !== 'VariableDeclaration') return [];
  return (declared.declarations ?? []).flatMap(({ init }) => (init && made.has(init.type) ? [init] : []));
};

/** `X` becomes a pure call that makes `X`. */
const wrap = (code: string, spans: readonly Span[]): string =>
  spans.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
    code,
  );

export function domainIsPure(): Plugin {
  return {
    name: 'domain-is-pure',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /[\\/]domain[\\/][^?]*\.ts(\?(rules|schemas))?$/ },
      async handler(code, id) {
        if (!id.startsWith(wing)) return null;
        const { code: script } = await transformWithOxc(code, id.split('?')[0] ?? id);
        const { body } = this.parse(script);
        return {
          code: wrap(script, (body as Statement[]).flatMap(constantsOf)),
          map: null,
          moduleType: 'js',
        };
      },
    },
  };
}
