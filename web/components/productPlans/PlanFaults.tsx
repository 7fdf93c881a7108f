import { grouped } from '#domain/digits.ts';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';
import type { Plan } from './plan.ts';

/** Each thing that is wrong: where it stands, and its sentence. */
export function PlanFaults({ plan: { faults, faultCount } }: { plan: Plan }) {
  const isSheet = faults.some(({ row }) => row !== null);
  const columns: Column[] = [
    { label: isSheet ? 'Row' : 'Product' },
    { label: isSheet ? 'Column' : 'Field' },
    { label: 'What is wrong' },
  ];
  return (
    <section aria-label="What is wrong" className="flex flex-col gap-2">
      <Table label="What is wrong" columns={columns}>
        {faults.map(({ row, product, column, message }) => (
          <Row key={`${row} ${product} ${column} ${message}`}>
            <Cell label={isSheet ? 'Row' : 'Product'} className="tabular-nums">
              {row ?? product}
            </Cell>
            <Cell label={isSheet ? 'Column' : 'Field'}>{column || '–'}</Cell>
            <Cell className="col-span-2 font-medium text-bad">{message}</Cell>
          </Row>
        ))}
      </Table>
      {faultCount > faults.length && (
        <p className="text-muted text-sm">
          These are the first {faults.length} of {grouped(faultCount)}.
        </p>
      )}
    </section>
  );
}
