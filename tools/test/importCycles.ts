/** Finds groups of files that import each other in a circle. */
import type { ImportLine } from './imports.ts';

/** One line for each cycle, as `a.ts → b.ts → a.ts`. */
export function importCycles(lines: readonly ImportLine[]): string[] {
  const linesOf = Map.groupBy(lines, ({ file }) => file);
  const finished = new Set<string>();
  const cycles: string[] = [];

  function visit(file: string, path: readonly string[]): void {
    const start = path.indexOf(file);
    if (start >= 0) cycles.push([...path.slice(start), file].join(' → '));
    if (start >= 0 || finished.has(file)) return;
    for (const { target } of linesOf.get(file) ?? []) visit(target, [...path, file]);
    finished.add(file);
  }

  for (const file of linesOf.keys()) visit(file, []);
  return cycles;
}
