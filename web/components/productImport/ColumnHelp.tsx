import { sheetColumns, sheetFields } from '#domain/sheetColumns.ts';

/** What goes into which column. */
export function ColumnHelp() {
  return (
    <details className="rounded-md border border-line bg-paper p-4 text-sm">
      <summary className="min-h-6 cursor-pointer font-medium">What goes into which column</summary>
      <div className="flex flex-col gap-4 pt-4">
        <p>
          A row with an Id changes that product, one without is a new product. A column that isn’t there
          leaves what a product has; an empty cell empties it. Version and Stock When Exported come with an
          export: leave them as they are, so that nobody’s changes and nothing sold meanwhile are undone.
        </p>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
          {sheetFields.map((field) => (
            <div key={field} className="contents">
              <dt className="font-medium">{sheetColumns[field].heading}</dt>
              <dd className="break-words text-muted">{sheetColumns[field].hint || 'as you like'}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
