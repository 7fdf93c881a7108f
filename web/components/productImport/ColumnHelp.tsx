import { sheetColumns, sheetFieldsFor } from '#domain/sheetColumns.ts';

export function ColumnHelp({ maySeeCosts }: { maySeeCosts: boolean }) {
  return (
    <details className="rounded-md border border-line bg-paper p-4 text-sm">
      <summary className="min-h-6 cursor-pointer font-medium">Column guide</summary>
      <div className="flex flex-col gap-4 pt-4">
        <p>
          A row with an Id changes that product. A row without an Id adds a new product. If a column is
          missing, products keep their values. An empty cell clears the value. Version and Stock When Exported
          come with an export. Please leave them as they are, so that newer changes and sales are not undone.
        </p>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
          {sheetFieldsFor(maySeeCosts).map((field) => (
            <div key={field} className="contents">
              <dt className="font-medium">{sheetColumns[field].heading}</dt>
              <dd className="break-words text-muted">{sheetColumns[field].hint || 'optional'}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
