import { formatMoment } from '#domain/dates.ts';
import { movementReasonLabel } from '#domain/stockMovements.ts';
import { grouped } from '#texts/numbers.ts';
import { stockTexts } from '#texts/stockChanges.ts';
import { AdminLink } from '#web/components/admin/AdminLink.tsx';
import { Cell, Row } from '#web/ui/Table.tsx';
import { boughtText, type Movement, signed, unitLabel } from './movement.ts';

export function MovementRow({ movement }: { movement: Movement }) {
  const { at, before, delta, after, reason, order, by } = movement;
  const bought = boughtText(movement);
  return (
    <Row>
      <Cell className="lg:whitespace-nowrap">
        <time dateTime={at}>{formatMoment(at)}</time>
      </Cell>
      <Cell className="wrap-anywhere text-right lg:text-left">{unitLabel(movement)}</Cell>
      <Cell label={stockTexts.before} className="tabular-nums lg:text-right">
        {grouped(before)}
      </Cell>
      <Cell label={stockTexts.change} className="font-medium tabular-nums lg:text-right">
        <span className={delta > 0 ? 'text-good' : 'text-bad'}>{signed(delta)}</span>
      </Cell>
      <Cell label={stockTexts.after} className="tabular-nums lg:text-right">
        {grouped(after)}
      </Cell>
      <Cell label={stockTexts.why}>
        {order ? (
          <>
            {movementReasonLabel(reason)}{' '}
            <AdminLink
              to={`/admin/orders?order=${order._id}`}
              className="text-accent underline underline-offset-4"
            >
              {order.orderNumber}
            </AdminLink>
          </>
        ) : (
          movementReasonLabel(reason)
        )}
        {bought && <span className="block wrap-anywhere text-muted text-xs">{bought}</span>}
      </Cell>
      <Cell label={stockTexts.by} className="wrap-anywhere">
        {by?.name || stockTexts.system}
      </Cell>
    </Row>
  );
}
