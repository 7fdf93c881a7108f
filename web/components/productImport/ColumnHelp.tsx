import { ownHeadings } from '#domain/productSheet.ts';
import { sheetColumns, sheetFieldsFor } from '#domain/sheetColumns.ts';
import { productImportTexts } from '#texts/productImport.ts';

export function ColumnHelp({ maySeeCosts }: { maySeeCosts: boolean }) {
  return (
    <details className="rounded-md border border-line bg-paper p-4 text-sm">
      <summary className="min-h-6 cursor-pointer font-medium">{productImportTexts.columnGuide}</summary>
      <div className="flex flex-col gap-4 pt-4">
        <p>{productImportTexts.guide(ownHeadings.id, ownHeadings.version, ownHeadings.counts)}</p>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
          {sheetFieldsFor(maySeeCosts).map((field) => (
            <div key={field} className="contents">
              <dt lang="en" className="font-medium">
                {sheetColumns[field].heading}
              </dt>
              <dd className="break-words text-muted">
                {sheetColumns[field].hint() || productImportTexts.optional}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
