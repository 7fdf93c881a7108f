import { clsx } from 'clsx';
import { courierLabel } from '#domain/couriers.ts';
import { formatExactTaka } from '#domain/money.ts';
import type { OutstandingKind } from '#domain/payoutListing.ts';
import { type CashAge, cashAgeValues } from '#domain/settlements.ts';
import { adminTexts } from '#texts/admin.ts';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import { payoutsTexts } from '#texts/payouts.ts';
import type { OutstandingCash } from '#web/api/responses.ts';
import { Link } from '#web/ui/Link.tsx';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';

type CourierCash = OutstandingCash['couriers'][number];
type Ages = CourierCash['unpaid'];

const columns: readonly Column[] = [
  { label: adminPayoutsTexts.courier },
  ...cashAgeValues.map((age) => ({ label: payoutsTexts.ages[age], className: 'text-right' })),
  { label: adminPayoutsTexts.total, className: 'text-right' },
];

const totalOf = (ages: Ages) =>
  cashAgeValues.reduce(
    (sum, age) => ({ orders: sum.orders + ages[age].orders, amount: sum.amount + ages[age].amount }),
    { orders: 0, amount: 0 },
  );

const hrefOf = (kind: OutstandingKind, courier: string, age?: CashAge): string =>
  `/admin/payouts/outstanding?${new URLSearchParams({ ...(kind === 'short' && { kind }), courier, ...(age && { age }) })}`;

/** What couriers owe: one row per courier, one column per age. Each amount leads to its orders. */
export function OutstandingTable({
  couriers,
  kind,
}: {
  couriers: readonly CourierCash[];
  kind: OutstandingKind;
}) {
  const owing = couriers.filter((courier) => totalOf(courier[kind]).orders > 0);
  if (owing.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">{payoutsTexts.kinds[kind]}</h2>
      <Table label={payoutsTexts.kinds[kind]} columns={columns}>
        {owing.map(({ courier, [kind]: ages }) => (
          <Row key={courier}>
            <Cell className="wrap-anywhere col-span-2 font-medium">{courierLabel(courier)}</Cell>
            {cashAgeValues.map((age) => (
              <Amount
                key={age}
                label={payoutsTexts.ages[age]}
                cash={ages[age]}
                to={hrefOf(kind, courier, age)}
              />
            ))}
            <Amount label={adminPayoutsTexts.total} cash={totalOf(ages)} to={hrefOf(kind, courier)} />
          </Row>
        ))}
      </Table>
    </section>
  );
}

/** On a card, ages without cash are left out. */
function Amount({ label, cash, to }: { label: string; cash: Ages[CashAge]; to: string }) {
  return (
    <Cell
      label={label}
      className={clsx('tabular-nums lg:text-right', cash.orders === 0 && 'hidden lg:table-cell')}
    >
      {cash.orders === 0 ? (
        <span className="text-muted">–</span>
      ) : (
        <>
          <Link to={to} className="inline-flex min-h-6 items-center underline underline-offset-4">
            {formatExactTaka(cash.amount)}
          </Link>
          <span className="block text-muted text-xs">{adminTexts.orders(cash.orders)}</span>
        </>
      )}
    </Cell>
  );
}
