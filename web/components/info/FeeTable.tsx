import { deliveryTimes } from '#domain/deliveryTimes.ts';
import { formatTaka } from '#domain/money.ts';
import type { DeliveryRule } from '#domain/settings.ts';
import { infoTexts } from '#texts/info.ts';

/** The delivery fees that checkout charges. Fixed column widths prevent a layout shift when the font loads. */
export function FeeTable({ rule }: { rule: DeliveryRule }) {
  const rows = [
    { where: infoTexts.dhaka, fee: formatTaka(rule.insideDhaka), time: deliveryTimes.insideDhaka },
    { where: infoTexts.outsideDhaka, fee: formatTaka(rule.outsideDhaka), time: deliveryTimes.outsideDhaka },
  ];
  return (
    <table className="w-full table-fixed text-left">
      <caption className="sr-only">{infoTexts.deliveryFeesAndTimes}</caption>
      <thead>
        <tr className="border-edge border-b text-muted text-sm">
          <th scope="col" className="w-[38%] py-3 pr-4 font-medium">
            {infoTexts.district}
          </th>
          <th scope="col" className="w-[18%] py-3 pr-4 font-medium">
            {infoTexts.fee}
          </th>
          <th scope="col" className="py-3 pr-4 font-medium">
            {infoTexts.fromAmount(formatTaka(rule.freeFrom))}
          </th>
          <th scope="col" className="py-3 font-medium">
            {infoTexts.arrivesIn}
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
            <td className="py-4 pr-4">{infoTexts.free}</td>
            <td className="py-4">{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
