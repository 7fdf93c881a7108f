import { isId } from '#domain/ids.ts';
import { marginsTexts } from '#texts/margins.ts';
import type { Margins } from '#web/api/responses.ts';
import { Link } from '#web/ui/Link.tsx';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';
import { figureText, marginColumns, rowLabels } from './marginColumns.ts';

/** As many as a person looks through. The CSV has all. */
const MOST_ROWS = 100;

interface MarginsTableProps {
  by: Margins['by'];
  rows: Margins['rows'];
  isBusy: boolean;
}

export function MarginsTable({ by, rows, isBusy }: MarginsTableProps) {
  const columns: readonly Column[] = [
    { label: rowLabels[by] },
    ...marginColumns.map(({ label }) => ({ label, className: 'text-right' })),
  ];
  return (
    <>
      {/* Each view is a table of its own: the columns of the last one do not move to the widths of this one. */}
      <Table key={by} label={marginsTexts.marginsBy[by]} columns={columns} isBusy={isBusy}>
        {rows.slice(0, MOST_ROWS).map((row) => (
          <Row key={row.key}>
            <Cell className="wrap-anywhere col-span-2 font-medium">
              {by === 'product' && isId(row.key) ? (
                <Link
                  to={`/admin/products/${row.key}/edit`}
                  className="inline-flex min-h-6 items-center underline underline-offset-4"
                >
                  {row.name}
                </Link>
              ) : (
                row.name
              )}
            </Cell>
            {marginColumns.map((column) => (
              <Cell
                key={column.name}
                label={column.label}
                className="tabular-nums odd:text-right lg:text-right"
              >
                {figureText(column, row)}
              </Cell>
            ))}
          </Row>
        ))}
      </Table>
      {rows.length > MOST_ROWS && (
        <p className="text-muted text-sm">{marginsTexts.firstRows(MOST_ROWS, rows.length)}</p>
      )}
    </>
  );
}
