import { grouped } from '#texts/numbers.ts';
import type { Plan } from '#web/api/responses.ts';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';

/** All errors with their place in the sheet. */
export function PlanFaults({ plan: { faults, faultCount } }: { plan: Plan }) {
  const isSheet = faults.some(({ row }) => row !== null);
  const columns: Column[] = [
    { label: isSheet ? 'Row' : 'Product' },
    { label: isSheet ? 'Column' : 'Field' },
    { label: 'Error' },
  ];
  return (
    <section aria-label="Errors" className="flex flex-col gap-2">
      <Table label="Errors" columns={columns}>
        {faults.map(({ row, product, column, message }) => (
          <Row key={`${row} ${product} ${column} ${message}`}>
            <Cell label={isSheet ? 'Row' : 'Product'} className="wrap-anywhere tabular-nums">
              {row ?? product}
            </Cell>
            <Cell label={isSheet ? 'Column' : 'Field'}>{column || '–'}</Cell>
            <Cell className="col-span-2 wrap-anywhere font-medium text-bad">{message}</Cell>
          </Row>
        ))}
      </Table>
      {faultCount > faults.length && (
        <p className="text-muted text-sm">
          Showing the first {faults.length} of {grouped(faultCount)}.
        </p>
      )}
    </section>
  );
}
