import { digits, grouped } from '#texts/numbers.ts';
import { productPlansTexts } from '#texts/productPlans.ts';
import type { Plan } from '#web/api/responses.ts';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';

/** All errors with their place in the sheet. */
export function PlanFaults({ plan: { faults, faultCount } }: { plan: Plan }) {
  const isSheet = faults.some(({ row }) => row !== null);
  const columns: Column[] = [
    { label: isSheet ? productPlansTexts.row : productPlansTexts.product },
    { label: isSheet ? productPlansTexts.column : productPlansTexts.field },
    { label: productPlansTexts.error },
  ];
  return (
    <section aria-label={productPlansTexts.errors} className="flex flex-col gap-2">
      <Table label={productPlansTexts.errors} columns={columns}>
        {faults.map(({ row, product, column, message }) => (
          <Row key={`${row} ${product} ${column} ${message}`}>
            <Cell
              label={isSheet ? productPlansTexts.row : productPlansTexts.product}
              className="wrap-anywhere tabular-nums"
            >
              {row === null ? product : digits(row)}
            </Cell>
            <Cell label={isSheet ? productPlansTexts.column : productPlansTexts.field}>
              <span lang={isSheet ? 'en' : undefined}>{column || '–'}</span>
            </Cell>
            <Cell className="col-span-2 wrap-anywhere font-medium text-bad">{message}</Cell>
          </Row>
        ))}
      </Table>
      {faultCount > faults.length && (
        <p className="text-muted text-sm">
          {productPlansTexts.showingTheFirst(faults.length, grouped(faultCount))}
        </p>
      )}
    </section>
  );
}
