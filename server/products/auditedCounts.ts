/** Moved counts in the audit log: the product's own as a changed field, those of sizes, colors and batches by what they are. */
import type { AuditedCount } from '#domain/auditFields.ts';
import type { CountChange } from '#domain/batchChanges.ts';

interface AuditedCounts {
  changes: { stock?: { from: number; to: number } };
  counts?: (AuditedCount & Record<string, string | number>)[];
}

export function auditedCounts(moved: readonly CountChange[]): AuditedCounts {
  const own = moved.find(({ unit }) => unit === 'product');
  const others = moved.filter(({ unit }) => unit !== 'product');
  const counts = others.map(({ unit, unitName, label, from, to }) => ({ unit, unitName, label, from, to }));
  return {
    changes: own ? { stock: { from: own.from, to: own.to } } : {},
    ...(counts.length > 0 && { counts }),
  };
}
