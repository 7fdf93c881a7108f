import { deliveryTimes } from '#domain/deliveryTimes.ts';
import { formatTaka } from '#domain/money.ts';
import type { DeliveryRule } from '#domain/settings.ts';

/** The delivery fees that checkout charges. Fixed column widths prevent a layout shift when the font loads. */
export function FeeTable({ rule }: { rule: DeliveryRule }) {
  const rows = [
    { where: 'Dhaka', fee: formatTaka(rule.insideDhaka), time: deliveryTimes.insideDhaka },
    { where: 'Outside Dhaka', fee: formatTaka(rule.outsideDhaka), time: deliveryTimes.outsideDhaka },
  ];
  return (
    <table className="w-full table-fixed text-left">
      <caption className="sr-only">Delivery fees and times</caption>
      <thead>
        <tr className="border-edge border-b text-muted text-sm">
          <th scope="col" className="w-[38%] py-3 pr-4 font-medium">
            District
          </th>
          <th scope="col" className="w-[18%] py-3 pr-4 font-medium">
            Fee
          </th>
          <th scope="col" className="py-3 pr-4 font-medium">
            From {formatTaka(rule.freeFrom)}
          </th>
          <th scope="col" className="py-3 font-medium">
            Arrives in
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ where, fee, time }) => (
          <tr key={where} className="border-line border-b">
            <th scope="row" className="py-4 pr-4 font-medium">
              {where}
            </th>
            <td className="py-4 pr-4 tabular-nums">{fee}</td>
            <td className="py-4 pr-4">Free</td>
            <td className="py-4">{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
