import { formatDay } from '#domain/dates.ts';
import { formatExactTaka } from '#domain/money.ts';
import { grouped } from '#texts/numbers.ts';
import { smsTexts } from '#texts/sms.ts';
import type { SmsLog } from '#web/api/responses.ts';
import { Link } from '#web/ui/Link.tsx';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';

const columns = (): readonly Column[] => [
  { label: smsTexts.day },
  { label: smsTexts.messages, className: 'lg:text-right' },
  { label: smsTexts.segments, className: 'lg:text-right' },
  { label: smsTexts.cost, className: 'lg:text-right' },
  { label: smsTexts.failed, className: 'lg:text-right' },
  { label: smsTexts.waiting, className: 'lg:text-right' },
];

const figure = 'tabular-nums even:text-right lg:text-right';

/** Counts and costs by day. Each day leads to its SMS. */
export function SmsDays({ days, shown }: { days: SmsLog['days']; shown: string }) {
  return (
    <Table label={smsTexts.days} columns={columns()}>
      {days.map(({ day, sent, segments, cost, failed, waiting }) => (
        <Row key={day}>
          <Cell>
            <Link
              to={`/admin/sms?day=${day}`}
              aria-current={day === shown ? 'date' : undefined}
              className="font-medium underline-offset-4 hover:underline aria-[current=date]:text-accent"
            >
              {formatDay(day)}
            </Link>
          </Cell>
          <Cell label={smsTexts.messages} className={figure}>
            {grouped(sent)}
          </Cell>
          <Cell label={smsTexts.segments} className={figure}>
            {grouped(segments)}
          </Cell>
          <Cell label={smsTexts.cost} className={figure}>
            {formatExactTaka(cost)}
          </Cell>
          <Cell label={smsTexts.failed} className={figure}>
            {grouped(failed)}
          </Cell>
          <Cell label={smsTexts.waiting} className={figure}>
            {grouped(waiting)}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
