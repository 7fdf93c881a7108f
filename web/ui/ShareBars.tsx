/** Shares of a whole as a table with bars in its rows, for sight and screen readers alike. */
import { type Bar, ChartHeadings } from './ChartTable.tsx';

interface ShareBarsProps {
  label: string;
  headings: readonly [string, string];
  bars: readonly Bar[];
}

export function ShareBars({ label, headings, bars }: ShareBarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <table aria-label={label} className="w-full text-sm">
      <thead className="sr-only">
        <ChartHeadings headings={headings} />
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.label}>
            <th scope="row" className="w-28 py-1.5 pr-3 text-left font-normal text-muted">
              {bar.label}
            </th>
            <td className="py-1.5">
              <span className="flex items-center gap-3">
                <span className="h-2.5 grow overflow-hidden rounded-full bg-sand">
                  <span
                    className="block h-full rounded-full bg-accent"
                    style={{ width: `${(bar.value / most) * 100}%` }}
                  />
                </span>
                <span className="min-w-16 text-right tabular-nums">{bar.text}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
